import { english } from './english/english';
import type { Language, LanguageWords } from './language';
import { readLanguage } from './read-language';
import type { OtherCode } from './written-words';

export const otherByCode: Readonly<Record<OtherCode, Language>> = {
  de: readLanguage('de'),
  fr: readLanguage('fr'),
  es: readLanguage('es'),
  pt: readLanguage('pt'),
  it: readLanguage('it'),
  nl: readLanguage('nl'),
};

/** The known languages besides English, in the order in which they are tried. */
export const otherLanguages: readonly Language[] = Object.values(otherByCode);

export const languages: readonly LanguageWords[] = [english, ...otherLanguages];
