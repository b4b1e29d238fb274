import type { LanguageCode } from './language';
import written from './number-words.json';
import { listOf } from './patterns';

/** How a language writes numbers in letters, in lower case. */
interface Numerals {
  /** From one to twenty. Words that are articles, too, stand as `-`. */
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
  /** Nouns for about so many, such as `soixantaine`, with that number. */
  readonly collective: Readonly<Record<string, number>>;
  /** Words after which a number is not exact: `about`, `nearly`, `more than`. */
  readonly about: readonly string[];
  /** Words before a month that mean its first days. */
  readonly early: string;
  /** What means the first days of the month that it is. */
  readonly earlyThisMonth: string;
  /** By which something is said to be more or less than it was, or other from now on: `dearer than`, `now`. */
  readonly otherNow: string;
  /** North, south, east and west: alternatives of patterns, whole words. */
  readonly compass: readonly string[];
  /** Words before a number or letter that names one of several things and are written small: `class A`, `phase 2`. */
  readonly numbered: string;
}

type Listed = 'small' | 'tens' | 'hundred' | 'thousand' | 'and' | 'half' | 'about';

/** As in the file: each list with spaces between its words. */
type Written = Omit<Numerals, Listed | 'ordinals'> & Readonly<Record<Listed | 'ordinals', string>>;

const read = ({ small, tens, hundred, thousand, and, half, about, ordinals, ...others }: Written): Numerals => ({
  ...others,
  small: listOf(small),
  tens: listOf(tens),
  hundred: listOf(hundred),
  thousand: listOf(thousand),
  and: listOf(and),
  half: listOf(half),
  about: listOf(about),
  ordinals: listOf(ordinals).map((forms) => forms.split('|')),
});

/** Numbers, ordinals and points of the compass in letters: closed classes of words. */
export const numerals: Readonly<Partial<Record<LanguageCode, Numerals>>> = Object.fromEntries(
  Object.entries(written).map(([code, own]) => [code, read(own)]),
);
