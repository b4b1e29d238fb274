import { getTranslation } from './language';

/**
 * The UI strings of a part of the product, and functions for those with parameters. English is declared here, other
 * languages in files beside it, which are loaded on demand and found by `name`. Call it when rendering: it returns the
 * texts in the language of the interface, or English if they are not translated.
 */
export const catalogue =
  <Texts extends object>(name: string, english: Texts): (() => Texts) =>
  () =>
    // Safe: a translation is declared with the type of its catalogue, and a test checks the name.
    (getTranslation(name) as Texts | undefined) ?? english;

/** Type of a catalogue's translation: `export const german: TextsOf<typeof signInTexts> = { … }` */
export type TextsOf<Catalogue extends () => object> = ReturnType<Catalogue>;
