import { identifiersIn } from '../../pipeline/stories/titles';
import { wordCount } from '../../pipeline/words/stems';

/** An act and what it is called. */
interface TitledAct {
  /** `Executive Order 14257`, or with its date instead of a number, `Executive Order of February 20, 2026` */
  readonly act: string;
  readonly title: string;
}

/** ` of April 2, 2025 (Regulating Imports With a Reciprocal Tariff)`, behind a number. */
const TITLE = /^(?:,? (?:of|dated) \p{Lu}\p{Ll}+ \d{1,2}, \d{4})?,? \((\p{Lu}[^()]+)\)/u;
/** Number of words: abbreviations and remarks have fewer, sentences more. */
const SHORTEST = 3;
const LONGEST = 40;

/** Shorter words are seldom capitalised in a title. */
const isTitleCase = (text: string): boolean => {
  const long = text.split(' ').filter((word) => /\p{L}{4}/u.test(word));
  return long.filter((word) => /^\p{Lu}/u.test(word)).length * 4 >= long.length * 3;
};

/** `the Executive Order of February 20, 2026 (Continuing the Suspension …)` */
const OF_DAY =
  /\b(?:Executive Order|Proclamation|Memorandum|Notice) (?:of|dated) \p{Lu}\p{Ll}+ \d{1,2}, \d{4}(?=,? \()/gu;

/**
 * Acts whose title a sentence gives in brackets, with or without a number: `Executive Order 12 of May 4, 2025 (Renewing the Fleet)`.
 */
export const actTitlesIn = (sentence: string): readonly TitledAct[] => {
  const numbered = identifiersIn(sentence).map(({ from, to }) => [from, to] as const);
  const ofDay = [...sentence.matchAll(OF_DAY)].map(({ 0: act, index }) => [index, index + act.length] as const);
  return [...numbered, ...ofDay].flatMap(([from, to]) => {
    const act = sentence.slice(from, to);
    const [, title = ''] = TITLE.exec(sentence.slice(to)) ?? [];
    const length = wordCount(title);
    if (/s \d/.test(act) || length < SHORTEST || length > LONGEST || !isTitleCase(title)) return [];
    return [{ act, title }];
  });
};
