import type { chat as english } from '#shared/content/en/chat.ts';

export type ChatTexts = typeof english;
