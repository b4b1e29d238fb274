import type { LanguageCode } from '#text/languages/language';
import { dutch } from './dutch';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import type { LanguageExamples } from './language-examples';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

export const examples: Readonly<Record<LanguageCode, LanguageExamples>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
};
