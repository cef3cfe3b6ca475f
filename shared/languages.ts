export const languages = ['en', 'nl'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'nl' : 'en';
}
