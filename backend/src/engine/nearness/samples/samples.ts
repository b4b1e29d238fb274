import type { LanguageCode } from '#text/languages/language';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import { portuguese } from './portuguese';
import type { Sample } from './sample';
import { spanish } from './spanish';

/** The same topics in the same order in each language. */
export const samples: Partial<Record<LanguageCode, readonly Sample[]>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
};
