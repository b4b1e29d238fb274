import { type Language, languages, speak, type Translations } from '../../shared/language/language';
import { browserStorage } from '../../shared/storage/browser-storage';

/** Kept beside the theme, for everybody who uses this browser. */
const KEY = 'language';

/** English unless another one was chosen: parts of the product are English alone, so the browser's language decides nothing. */
const chosenLanguage = (): Language => languages.find((each) => each === browserStorage.get(KEY)) ?? 'en';

export const translations: Readonly<Record<Language, () => Promise<Translations>>> = {
  en: async () => ({}),
  de: async () => (await import('./german')).german,
};

const apply = async (language: Language): Promise<void> => {
  speak(language, await translations[language]());
  document.documentElement.lang = language;
};

/** Changes the language of the interface, and keeps the choice in this browser. Fails if its texts cannot be loaded. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await apply(language);
  browserStorage.set(KEY, language);
};

/**
 * Calls `begin` once the texts of the chosen language are there: at once for English. If they cannot be loaded, it begins in
 * English, and the choice is kept.
 */
export const beginInChosenLanguage = (begin: () => void): void => {
  const language = chosenLanguage();
  if (language === 'en') return begin();
  void apply(language)
    .catch(() => undefined)
    .then(begin);
};
