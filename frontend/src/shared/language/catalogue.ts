import { translationOf } from './language';

/**
 * The texts of a part of the product: strings, and functions for those with something in them. Its English stands here,
 * that of `name` in other languages beside it, in files that are loaded with their language. Called where a text is
 * shown, it gives the texts in the language of the interface; a catalogue that is not translated stays English.
 */
export const catalogue =
  <Texts extends object>(name: string, english: Texts): (() => Texts) =>
  () =>
    // A translation is declared with the type of its catalogue, and a test looks up that it is under its name.
    (translationOf(name) as Texts | undefined) ?? english;

/** Type of a catalogue's translation: `export const german: TextsOf<typeof signInTexts> = { … }` */
export type TextsOf<Catalogue extends () => object> = ReturnType<Catalogue>;
