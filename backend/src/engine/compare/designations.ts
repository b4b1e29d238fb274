import { memoize, memoizeBounded } from '#kernel/memoize';
import { languageOf } from '#text/languages/detection';
import { monthWords } from '#text/languages/english/calendar';
import { english } from '#text/languages/english/english';
import type { LanguageWords } from '#text/languages/language';
import { numerals } from '#text/languages/number-words';
import { isYear } from '#text/words/year';

/**
 * What distinguishes things of one kind in a text: from the kind, such as `flight`, to the numbers or letters that the
 * text gives.
 */
export type Designations = ReadonlyMap<string, ReadonlySet<string>>;

interface Patterns {
  readonly numbered: RegExp;
  readonly ordinal: RegExp;
  readonly ordinals: ReadonlyMap<string, string>;
  readonly compass: readonly RegExp[];
}

const VERSION = /(?<![\d.,])\d+(?:\.\d+){2,}(?![\d,])/g;

/** Matches `Flight 9`, `Terminal E` and `Cobalt 7.2`. In lower case, only words known to be numbered match. */
const numberedAfter = (numbered: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(\p{Lu}\p{L}{2,}|${numbered})[ -](?:(?:[Nn]o|[Nn]r)\. |n[.°º]{1,2} ?)?((?:\d+(?:[./-]\d+)*\p{Lu}?)|\p{Lu}(?:\d+)?)(?![\p{L}\d%’'-]|[.,:]\d| ?[%€$£])`,
    'gu',
  );

const wholeWord = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');

const patternsOf = ({ code, numbers: { references } }: LanguageWords): Patterns => {
  const own = numerals[code];
  const ordinals = new Map(
    (own?.ordinals ?? []).flatMap((forms, index) => forms.map((form) => [form, String(index + 1)] as const)),
  );
  const words = [...ordinals.keys()].join('|');
  const known = references.split('|').filter((word) => /^\p{L}{4,}$/u.test(word));
  return {
    numbered: numberedAfter(
      [...known, ...(own?.numbered ?? '').split('|')].filter((word) => word.length > 2).join('|'),
    ),
    ordinal: new RegExp(
      String.raw`(?<![\p{L}\d.,])(?:(${words === '' ? '(?!)' : words})|(\d{1,3})(?:st|nd|rd|th|\.?[ºª°]|er|ère|e|ème|\.(?= \p{Lu})))[ -](\p{L}{3,})`,
      'giu',
    ),
    ordinals,
    compass: (own?.compass ?? []).map(wholeWord),
  };
};

const patternsFor = memoize(patternsOf);

/** Whether a word begins the name of a month or day. A number next to one is a date: `9 novembre`, `Montag 24`. */
const isTime = (word: string, { numbers, weekday }: LanguageWords): boolean => {
  const lower = word.toLowerCase();
  return numbers.months.includes(lower) || monthWords.has(lower) || lower.search(weekday) === 0;
};

const KIND_PREFIX_LENGTH = 5;

/**
 * The kind that a word stands for. Words derived from the same word are of one kind: `eighth graders` and `tenth
 * grade`.
 */
const kindOf = (word: string, language: LanguageWords): string =>
  language.stem(word.toLowerCase()).slice(0, KIND_PREFIX_LENGTH);

/** The numbers, letters, ordinals, versions and compass points by which a text picks one of several things. */
export const designationsIn = (text: string, ofText?: LanguageWords | null): Designations => {
  const language = (ofText === undefined ? languageOf(text) : ofText) ?? english;
  const { numbered, ordinal, ordinals, compass } = patternsFor(language);
  const found = new Map<string, Set<string>>();
  const put = (kind: string, mark: string): void => {
    const marks = found.get(kind) ?? new Set();
    found.set(kind, marks.add(mark));
  };
  const add = (written: string, word: string, mark: string | undefined): void => {
    const isNone =
      isTime(word, language) || isTime(written, language) || language.functionWords.has(word.toLowerCase());
    if (mark !== undefined && !isNone) put(kindOf(word, language), mark);
  };
  if (/[\d\p{Lu}]/u.test(text.slice(1)))
    for (const [written, word = '', mark = ''] of text.matchAll(numbered)) if (!isYear(mark)) add(written, word, mark);
  for (const [written, spelled, digits, word = ''] of text.matchAll(ordinal))
    add(written, word, digits ?? ordinals.get((spelled ?? '').toLowerCase()));
  for (const [version] of text.matchAll(VERSION)) put('version', version);
  compass.forEach((point, index) => {
    if (point.test(text)) put('compass', String(index));
  });
  return found;
};

/**
 * Whether two sets of designations pick different things of one kind: `Flight 9` and `Flight 10`, `the first reading`
 * and `the second reading`.
 */
export const areApart = (a: Designations, b: Designations): boolean => {
  for (const [kind, marks] of a) {
    const others = b.get(kind);
    if (others !== undefined && ![...marks].some((mark) => others.has(mark))) return true;
  }
  return false;
};

/** Lines and sentences are compared many to many. */
const MAX_TEXTS = 5000;
const designationsOf = memoizeBounded((text: string) => designationsIn(text), MAX_TEXTS);

export const areOfOthers = (text: string, other: string): boolean =>
  areApart(designationsOf(text), designationsOf(other));
