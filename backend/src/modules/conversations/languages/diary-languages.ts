import type { DiaryLanguage } from './diary-language';
import { english } from './english';
import { german } from './german';
import { spanish } from './spanish';

const LANGUAGES: readonly DiaryLanguage[] = [english, spanish, german];

/** The words of each language, without languages that have none. */
export const eachLanguage = (wordsOf: (language: DiaryLanguage) => string): readonly string[] =>
  LANGUAGES.map(wordsOf).filter((words) => words !== '');

/** A pattern for the words of all languages: people change between them within one message. */
export const anyLanguage = (wordsOf: (language: DiaryLanguage) => string): string => eachLanguage(wordsOf).join('|');

/** The whole sentences of all languages. */
export const allForms = (formsOf: (language: DiaryLanguage) => readonly string[]): readonly string[] =>
  LANGUAGES.flatMap(formsOf);

/** Matches any of the words as a whole word. */
export const asWords = (words: string, flags = 'u'): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);

/** Matches any of the words with no letter or digit next to it: not the `min` of `20min`. */
export const apartFromFigures = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${words})(?![\p{L}\p{N}_])`, 'u');
