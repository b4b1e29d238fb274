import { dutch } from './dutch';
import { english } from './english/english';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import type { Language, LanguageWords } from './language';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

/** The known languages besides English. */
export const otherLanguages: readonly Language[] = [german, french, spanish, portuguese, italian, dutch];

export const languages: readonly LanguageWords[] = [english, ...otherLanguages];
