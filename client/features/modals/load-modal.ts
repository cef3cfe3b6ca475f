import type { ModalId } from '#client/navigation/modals.ts';
import type { Language } from '#shared/languages.ts';
import { typeset } from '#shared/typesetting.ts';

/** The texts of the contact page; most of them are the form's. */
const contactTexts = {
  en: () => import('#shared/content/en/contact.ts'),
  nl: () => import('#shared/content/nl/contact.ts'),
};

const schedulingTexts = {
  en: () => import('#shared/content/en/scheduling.ts'),
  nl: () => import('#shared/content/nl/scheduling.ts'),
};

const loaders = {
  contact: async (language: Language) => {
    const [modal, { contact }] = await Promise.all([import('./contact-modal.tsx'), contactTexts[language]()]);
    return { id: 'contact' as const, ...modal, content: typeset(contact, language) };
  },
  scheduling: async (language: Language) => {
    const [modal, { scheduling }] = await Promise.all([import('./scheduling-modal.tsx'), schedulingTexts[language]()]);
    return { id: 'scheduling' as const, ...modal, content: typeset(scheduling, language) };
  },
};

export type LoadedModal = Awaited<ReturnType<(typeof loaders)[ModalId]>>;

/** Loads a modal and its texts. Rejects when a chunk can't be fetched. */
export function loadModal(id: ModalId, language: Language): Promise<LoadedModal> {
  return loaders[id](language);
}
