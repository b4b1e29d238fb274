import { create } from 'zustand';

export const languages = ['en', 'de'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** The texts of a language by the name of their catalogue. */
export type Translations = Readonly<Record<string, object>>;

interface LanguageState {
  readonly language: Language;
  /** Empty for English, which stands in the catalogues themselves. */
  readonly translations: Translations;
}

const useLanguageStore = create<LanguageState>(() => ({ language: 'en', translations: {} }));

let isEnglish = false;

/**
 * What `word` gives, in English whatever the language of the interface: for dates, numbers and texts of catalogues that
 * stand within texts which are not translated.
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

export const translationOf = (catalogue: string): object | undefined =>
  isEnglish ? undefined : useLanguageStore.getState().translations[catalogue];

/**
 * Renders again when another language is chosen. The pages and what frames them call it, so that all within them
 * follows.
 */
export const useLanguage = (): Language => useLanguageStore(({ language }) => language);

/** From now on, the interface is in this language. */
export const setLanguage = (language: Language, translations: Translations): void =>
  useLanguageStore.setState({ language, translations });
