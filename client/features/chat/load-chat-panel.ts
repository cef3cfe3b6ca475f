import type { Language } from '#shared/languages.ts';
import { typeset } from '#shared/typesetting.ts';

const texts = {
  en: () => [import('#shared/content/en/chat.ts'), import('#shared/content/en/chat-errors.ts')] as const,
  nl: () => [import('#shared/content/nl/chat.ts'), import('#shared/content/nl/chat-errors.ts')] as const,
};

export type LoadedChatPanel = Awaited<ReturnType<typeof loadChatPanel>>;

/** Loads the panel and its texts, which are no part of a page. Rejects when a chunk can't be fetched. */
export async function loadChatPanel(language: Language) {
  const parts = Promise.all([import('./chat-panel.tsx'), ...texts[language]()]);
  const [{ ChatPanel }, { chat }, { chatErrors: errors }] = await parts;
  return { ChatPanel, content: typeset(chat, language), errors };
}
