import type { LanguageCode } from '../language';
import { french } from './french';
import { italian } from './italian';
import { portuguese } from './portuguese';
import { spanish } from './spanish';
import type { EventWordsOf } from './words';

/** Not of languages that write all nouns with capitals, whose descriptions show no names. */
export const eventWords: Partial<Record<LanguageCode, EventWordsOf>> = {
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
};
