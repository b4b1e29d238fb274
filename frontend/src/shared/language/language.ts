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

export const currentLanguage = (): Language => useLanguageStore.getState().language;

export const translationOf = (catalogue: string): object | undefined =>
  useLanguageStore.getState().translations[catalogue];

/** Renders again when another language is chosen. The pages and what frames them call it, so that all within them follows. */
export const useLanguage = (): Language => useLanguageStore(({ language }) => language);

/** From now on, the interface is in this language. */
export const setLanguage = (language: Language, translations: Translations): void =>
  useLanguageStore.setState({ language, translations });
