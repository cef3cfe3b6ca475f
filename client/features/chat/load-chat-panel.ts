import type { Language } from '#shared/languages.ts';
import { typeset } from '#shared/typesetting.ts';

const texts = {
  en: async () => ({
    ...(await import('#shared/content/en/chat.ts')),
    ...(await import('#shared/content/en/chat-errors.ts')),
  }),
  nl: async () => ({
    ...(await import('#shared/content/nl/chat.ts')),
    ...(await import('#shared/content/nl/chat-errors.ts')),
  }),
};

export type LoadedChatPanel = Awaited<ReturnType<typeof loadChatPanel>>;

/** Loads the panel and its texts, which are no part of a page. Rejects when a chunk can't be fetched. */
export async function loadChatPanel(language: Language) {
  const [{ ChatPanel }, { chat, chatErrors }] = await Promise.all([import('./chat-panel.tsx'), texts[language]()]);
  return { ChatPanel, content: typeset(chat, language), errors: chatErrors };
}
