import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { LanguageWords } from './language';
import type { OtherCode } from './written-words';

/**
 * The stemmer yields `brugg`, `huiz`, `blikjes` and `haven` for `bruggen`, `huizen`, `blikjes` and `havens`, but
 * `brug`, `huis`, `blikj` and `hav` for their other forms.
 */
const dutchStem = (word: string): string =>
  dutch(dutch(word.replace(/jes$/u, 'je')))
    .replace(/([bdfgklmnprst])\1$/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's');

/** How each language besides English makes the stem of a word. */
export const stemmers: Readonly<Record<OtherCode, LanguageWords['stem']>> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutchStem,
};
