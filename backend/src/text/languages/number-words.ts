import type { LanguageCode } from './language';
import written from './number-words.json';
import { wordList } from './patterns';

/** How a language spells out numbers, in lower case. */
interface Numerals {
  /** From one to twenty; `-` stands for words that are also articles. */
  readonly small: readonly string[];
  /** Thirty to ninety. */
  readonly tens: readonly string[];
  readonly hundred: readonly string[];
  readonly thousand: readonly string[];
  /** Between tens and units, or before a half: `and`. */
  readonly and: readonly string[];
  readonly half: readonly string[];
  /** From first to twelfth, each with its forms. */
  readonly ordinals: readonly (readonly string[])[];
  /** Nouns for an approximate number, such as `soixantaine`, with that number. */
  readonly collective: Readonly<Record<string, number>>;
  /** Words after which a number is not exact: `about`, `nearly`, `more than`. */
  readonly about: readonly string[];
  /** Words after a day without a year that place it in the next year. */
  readonly nextYear: string;
  /** Something is more or less than before, or different from now on: `dearer than`, `now`. */
  readonly otherNow: string;
  /** North, south, east and west: alternatives of patterns, whole words. */
  readonly compass: readonly string[];
  /** Words in lower case before a number or letter that names one of several things: `class A`, `phase 2`. */
  readonly numbered: string;
}

/** As written: words apart by spaces, forms of an ordinal by bars, a collective number and its value by a colon. */
type WrittenNumerals = Readonly<
  Record<'small' | 'tens' | 'hundred' | 'thousand' | 'and' | 'half' | 'ordinals' | 'collective' | 'about', string>
> &
  Pick<Numerals, 'nextYear' | 'otherNow' | 'compass' | 'numbered'>;

const all: Readonly<Partial<Record<LanguageCode, WrittenNumerals>>> = written;

const valued = (pair: string): readonly [string, number] => {
  const [word = '', value] = pair.split(':');
  return [word, Number(value)];
};

const numeralsFrom = (words: WrittenNumerals): Numerals => ({
  ...words,
  small: wordList(words.small),
  tens: wordList(words.tens),
  hundred: wordList(words.hundred),
  thousand: wordList(words.thousand),
  and: wordList(words.and),
  half: wordList(words.half),
  ordinals: wordList(words.ordinals).map((forms) => forms.split('|')),
  collective: Object.fromEntries(wordList(words.collective).map(valued)),
  about: wordList(words.about),
});

/** Numbers, ordinals and compass points in words: closed classes. */
export const numerals: Readonly<Partial<Record<LanguageCode, Numerals>>> = Object.fromEntries(
  Object.entries(all).map(([code, words]) => [code, numeralsFrom(words)]),
);
