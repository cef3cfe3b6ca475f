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

/** Loads the panel and its texts. Rejects when a chunk can't be fetched. The check for `SSR` keeps the panel out of the Worker. */
export async function loadChatPanel(language: Language) {
  if (import.meta.env.SSR) throw new Error('The chat panel is for browsers alone');
  const [{ ChatPanel }, { chat, chatErrors }] = await Promise.all([import('./chat-panel.tsx'), texts[language]()]);
  return { ChatPanel, content: typeset(chat, language), errors: chatErrors };
}
