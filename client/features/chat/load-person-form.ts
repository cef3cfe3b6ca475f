import type { Language } from '#shared/languages.ts';
import { typeset } from '#shared/typesetting.ts';

const texts = {
  en: () =>
    [
      import('#shared/content/en/chat-person.ts'),
      import('#shared/content/en/contact-form.ts'),
      import('#shared/content/en/contact-errors.ts'),
    ] as const,
  nl: () =>
    [
      import('#shared/content/nl/chat-person.ts'),
      import('#shared/content/nl/contact-form.ts'),
      import('#shared/content/nl/contact-errors.ts'),
    ] as const,
};

export type LoadedPersonForm = Awaited<ReturnType<typeof loadPersonForm>>;

/** Few visitors want it, so it is no part of the panel. Rejects when a chunk can't be fetched. */
export async function loadPersonForm(language: Language) {
  const parts = Promise.all([import('./person-form.tsx'), ...texts[language]()]);
  const [{ PersonForm }, { chatPerson }, { contactForm }, { contactErrors: errors }] = await parts;
  return {
    PersonForm,
    content: typeset(chatPerson, language),
    formContent: typeset(contactForm, language),
    errors,
  };
}
