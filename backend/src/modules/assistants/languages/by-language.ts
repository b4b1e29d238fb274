import type { Language, LanguageCode } from '#text/languages/language';

/** Derives a value from the words of each language, once; for an unknown language, that of English. */
export const byLanguage = <Made>(make: (code: LanguageCode) => Made): ((language: Language | null) => Made) => {
  const made = new Map<LanguageCode, Made>();
  return (language) => {
    const code = language?.code ?? 'en';
    const known = made.get(code) ?? make(code);
    made.set(code, known);
    return known;
  };
};
