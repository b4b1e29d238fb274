import { type Language, languages, setLanguage, type Translations } from '#shared/language/language';
import { browserStorage } from '#shared/storage/browser-storage';

/** Kept beside the theme, for everybody who uses this browser. */
export const LANGUAGE_KEY = 'language';

/** The one that was chosen, else the browser's own; English if the interface does not have it. */
const chosenLanguage = (): Language => {
  const wanted = browserStorage.get(LANGUAGE_KEY) ?? navigator.language.split('-')[0];
  return languages.find((each) => each === wanted) ?? 'en';
};

export const translations: Readonly<Record<Language, () => Promise<Translations>>> = {
  en: async () => ({}),
  de: async () => (await import('./german')).german,
};

/** From now on, the interface is in this language. Fails if its texts cannot be loaded. */
export const applyLanguage = async (language: Language): Promise<void> => {
  setLanguage(language, await translations[language]());
  document.documentElement.lang = language;
};

/**
 * Calls `begin` once the texts of the chosen language are there: at once for English. If they cannot be loaded, it
 * begins in English, and the choice is kept.
 */
export const beginInChosenLanguage = (begin: () => void): void => {
  const language = chosenLanguage();
  if (language === 'en') return begin();
  void applyLanguage(language).then(begin, begin);
};
