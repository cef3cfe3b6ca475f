import type { shell } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import type { PageParams } from '#shared/routes.ts';

export type PageProps<Content> = { content: Content; language: Language; params: PageParams; shell: typeof shell };
