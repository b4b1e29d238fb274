import type { DiaryLanguage } from './diary-language';
import english from './english.json';
import german from './german.json';
import spanish from './spanish.json';
import { SUPPORTED_LANGUAGES } from './understood';
import { readLanguages, written } from './written-language';

export const diaryWords = readLanguages({ en: written(english), es: written(spanish), de: written(german) });

const LANGUAGES = SUPPORTED_LANGUAGES.map((code) => diaryWords[code]);

/** The words of each language, without languages that have none. */
export const eachLanguage = (wordsOf: (language: DiaryLanguage) => string): readonly string[] =>
  LANGUAGES.map(wordsOf).filter((words) => words !== '');

/** A pattern for the words of all languages: people change between them within one message. */
export const anyLanguage = (wordsOf: (language: DiaryLanguage) => string): string => eachLanguage(wordsOf).join('|');

/** What all languages have of something, one language after the other. */
export const allForms = <Form>(formsOf: (language: DiaryLanguage) => readonly Form[]): readonly Form[] =>
  LANGUAGES.flatMap(formsOf);

/** The names of all languages, with what each means. */
export const namesOfAll = (
  namesOf: (language: DiaryLanguage) => Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(LANGUAGES.flatMap((language) => Object.entries(namesOf(language))));

/** Matches any of the words as a whole word. */
export const asWords = (words: string, flags = 'u'): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);

/** Matches a text that is one of the words. */
export const asWhole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');

/** Matches any of the words with no letter or digit next to it: not the `min` of `20min`. */
export const apartFromFigures = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${words})(?![\p{L}\p{N}_])`, 'u');
