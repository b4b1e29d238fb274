import { create } from 'zustand';

export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** The texts of a language by the name of their catalogue. */
export type Translations = Readonly<Record<string, object>>;

interface LanguageState {
  readonly language: Language;
  /** Empty for English, which is in the catalogues themselves. */
  readonly translations: Translations;
}

const useLanguageStore = create<LanguageState>(() => ({ language: 'en', translations: {} }));

let isEnglish = false;

/**
 * Runs `word` with English as the language of the interface: for dates, numbers and catalogue texts inside texts that
 * are not translated.
 */
export const inEnglish = <Words>(word: () => Words): Words => {
  isEnglish = true;
  try {
    return word();
  } finally {
    isEnglish = false;
  }
};

export const currentLanguage = (): Language => (isEnglish ? 'en' : useLanguageStore.getState().language);

export const getTranslation = (catalogue: string): object | undefined =>
  isEnglish ? undefined : useLanguageStore.getState().translations[catalogue];

/** Rerenders when another language is chosen. Pages and layouts call it, so that all their parts follow. */
export const useLanguage = (): Language => useLanguageStore(({ language }) => language);

/** Switches the interface to a language. */
export const setLanguage = (language: Language, translations: Translations): void =>
  useLanguageStore.setState({ language, translations });
