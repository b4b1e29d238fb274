import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import type { Language } from './language';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

/** The known languages besides English. */
export const languages: readonly Language[] = [german, french, spanish, portuguese, italian];
