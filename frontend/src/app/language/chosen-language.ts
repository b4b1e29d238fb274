import { type Language, languages, setLanguage, type Translations } from '#shared/language/language';
import { browserStorage } from '#shared/storage/browser-storage';

/** Stored per browser, like the theme, not per user. */
export const LANGUAGE_KEY = 'language';

/** The chosen language, or else the browser's; English if the interface is not translated to it. */
const chosenLanguage = (): Language => {
  const wanted = browserStorage.get(LANGUAGE_KEY) ?? navigator.language.split('-')[0];
  return languages.find((each) => each === wanted) ?? 'en';
};

export const translations: Readonly<Record<Language, () => Promise<Translations>>> = {
  en: async () => ({}),
  de: async () => (await import('./german')).german,
};

/** Switches the interface to a language. Fails if its texts cannot be loaded. */
export const applyLanguage = async (language: Language): Promise<void> => {
  setLanguage(language, await translations[language]());
  document.documentElement.lang = language;
};

/**
 * Calls `begin` once the texts of the chosen language are loaded: at once for English. If they cannot be loaded, the
 * app starts in English, and the choice is kept.
 */
export const startInChosenLanguage = (start: () => void): void => {
  const language = chosenLanguage();
  if (language === 'en') return start();
  void applyLanguage(language).then(start, start);
};
