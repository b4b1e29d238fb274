import { capitalise } from '#kernel/capitalise';
import { languages } from '#text/languages/all';
import { english } from '#text/languages/english/english';
import type { Language } from '#text/languages/language';
import { figuresIn } from '#text/words/figures';
import { matchesIn } from '#text/words/matches';
import { nameWordsIn } from '#text/words/names';
import { contentStem, tokens } from '#text/words/stems';
import { YEAR_AS_WORD } from '#text/words/year';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import type { AnswerType } from '../languages/question-lexicon';
import { FIGURE } from './index-terms';
import { type Passage, wholeOf } from './passage';
import { withStaffCounted } from './staff';

const CLOCK = /\b\d{1,2}:\d{2}\b(?: [ap]\.m\.)?/;
/** A date in figures: `8–13–25`. */
const DATE_IN_FIGURES = /\b\d{1,2}[–-]\d{1,2}[–-]\d{2}\b/;

const MONTHS = languages
  .flatMap(({ numbers }) => numbers.months)
  .map(capitalise)
  .join('|');

/**
 * A legal act: by number (`Executive Order 14298`, `18 U.S.C. 1030`), by name (`National Emergencies Act`), or as one
 * that was made (`proposed a rule`); not a day (`May 3`).
 */
const ACT = new RegExp(
  String.raw`(?<!\p{L})(?!(?:${MONTHS}) )\p{Lu}\p{L}+ (?:No\. )?\d[\d().-]*|\d+ (?:U\.S\.C\.|CFR|C\.F\.R\.) \d|\p{Lu}\p{L}+ (?:Act|Order|Law|Code)(?!\p{L})|§ ?\d|[Ss]ections? \d|(?:proposed|issued|signed|adopted|published|repealed)(?: \p{L}+){0,3} (?:rules?|orders?|regulations?|proclamations?)(?!\p{L})`,
  'u',
);

const whole = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${alternatives})(?![\p{L}])`, 'iu');

const spanOf = (units: string, flags: string): RegExp => new RegExp(String.raw`\d+[- ](?:${units})(?![\p{L}])`, flags);

const patternsFor = byLanguage((code) => {
  const { spans, lengths, numberOf, allOf, having } = lexicons[code].counting;
  const { because, conditional, punishing, ending, prolonging, toCome, instead } = lexicons[code].answer;
  const to = (languages.find((language) => language.code === code) ?? english).numbers.to;
  return {
    ending: new RegExp(whole(ending).source, 'giu'),
    prolonging: whole(prolonging),
    newEnd: new RegExp(String.raw`(?<!\p{L})${to}(?=\d|\p{Lu})`, 'gu'),
    toCome: whole(toCome),
    instead: whole(instead),
    numberOf: numberOf === undefined ? null : new RegExp(whole(numberOf).source, 'giu'),
    having: having === undefined ? null : new RegExp(whole(having).source, 'giu'),
    allOf: allOf === undefined ? null : new RegExp(whole(allOf).source, 'giu'),
    span: spanOf(spans, 'iu'),
    ofTime: new RegExp(String.raw`^\S+[- ](?:${spans})(?![\p{L}])`, 'iu'),
    everyLength: new RegExp(String.raw`\d[\d.,]*(?: \p{L}+)?[ -]?(?:${lengths})(?![\p{L}])`, 'giu'),
    sinceThen: new RegExp(String.raw`(?<!\p{L})(?:${lexicons[code].time.since})(?!\p{L})[^.,;]{0,40}$`, 'iu'),
    comes: whole([toCome, ending, lexicons[code].time.starts].join('|')),
    everySpan: spanOf(spans, 'giu'),
    because: whole(because),
    punishing: whole(punishing),
    conditional: whole(conditional),
  };
});

/** A stretch of a text, in UTF-16 code units: `[from, to)`. */
export type TextSpan = readonly [from: number, to: number];

const EVERY_CLOCK = new RegExp(CLOCK, 'g');
const EVERY_DATE_IN_FIGURES = new RegExp(DATE_IN_FIGURES, 'g');

const stretchesOf = (text: string, pattern: RegExp): readonly TextSpan[] =>
  matchesIn(text, pattern).map(({ index, 0: { length } }) => [index, index + length] as const);

const lengthsIn = (text: string, language: Language | null): readonly TextSpan[] =>
  stretchesOf(text, patternsFor(language).everyLength);

/** What narrows the times or amounts that answer: `When will …?`, `How far …?`, `How many days …?` */
export interface AnswerConstraint {
  readonly isComing: boolean;
  readonly isLength: boolean;
  readonly isSpan: boolean;
}

/** The stretches of a text that give a time or an amount, if asked for. */
export const answerSpansIn = (
  text: string,
  answerType: AnswerType,
  language: Language | null,
  { isComing, isLength, isSpan }: AnswerConstraint,
): readonly TextSpan[] => {
  const { everySpan, ofTime, sinceThen } = patternsFor(language);
  // `For the first time since 1972` is not a time to come.
  const isBefore = ([from]: TextSpan): boolean => isComing && sinceThen.test(text.slice(0, from));
  // `Five decades` is not an amount, unless a span is asked for.
  const isTime = ([from]: TextSpan): boolean => !isSpan && ofTime.test(text.slice(from));
  const figures = (...kinds: readonly string[]): readonly TextSpan[] =>
    figuresIn(text, 0, undefined, language).flatMap(({ kind, offset, text: { length } }) =>
      kinds.includes(kind) ? [[offset, offset + length] as const] : [],
    );
  switch (answerType) {
    case 'time':
    case 'until':
      return [
        ...figures('date'),
        ...[EVERY_CLOCK, EVERY_DATE_IN_FIGURES, everySpan].flatMap((pattern) => stretchesOf(text, pattern)),
      ].filter((stretch) => !isBefore(stretch));
    case 'amount': {
      if (isLength) return lengthsIn(text, language);
      const amounts = figures('share', 'money', 'count').filter((stretch) => !isTime(stretch));
      return [...amounts, ...(isSpan ? stretchesOf(text, everySpan) : [])];
    }
    case 'share':
    case 'money':
      return figures(answerType);
    case 'act':
    case 'reason':
    case 'person':
    case 'penalty':
    case 'consequence':
    case 'meaning':
    case 'thing':
      return [];
  }
};

const hasFigure = (text: string, kinds: readonly string[], language: Language | null): boolean =>
  figuresIn(text, 0, undefined, language).some(({ kind }) => kinds.includes(kind));

/** How precisely a sentence gives a time, from 0 to 1: an hour counts more than a day, and a day more than a year. */
const timeScore = (text: string, language: Language | null): number => {
  if (CLOCK.test(text)) return 1;
  if (patternsFor(language).span.test(text)) return 0.8;
  if (DATE_IN_FIGURES.test(text) || hasFigure(text, ['date'], language)) return 0.7;
  return YEAR_AS_WORD.test(text) ? 0.3 : 0;
};

/** The day is looked for within this many characters after `until`. */
const DAY_WITHIN = 50;

/** The day after a word that comes before it; empty for a time that cannot be compared, null if there is none. */
const dayAfter = (text: string, from: number, to: number, language: Language | null): string | null => {
  // `Expires on May 3`: the match may extend as far as the month.
  const after = text.slice(from, to + DAY_WITHIN);
  const [day] = figuresIn(after, 0, undefined, language).filter(({ kind }) => kind === 'date');
  if (day !== undefined) return day.value.replace(/^\w+ /, '');
  return CLOCK.test(after) || DATE_IN_FIGURES.test(after) || YEAR_AS_WORD.test(after) ? '' : null;
};

/** The days to which something is extended: `extended the ban from 15 December to 28 February`. */
const newEndsIn = (text: string, language: Language | null): readonly string[] => {
  const { prolonging, newEnd } = patternsFor(language);
  if (!prolonging.test(text)) return [];
  return matchesIn(text, newEnd).flatMap(({ index, 0: { length } }) => {
    const from = index + length;
    const [day] = figuresIn(text.slice(from, from + DAY_WITHIN), 0, undefined, language);
    return day?.kind === 'date' && day.offset === 0 ? [day.value.replace(/^\w+ /, '')] : [];
  });
};

/**
 * The days on which something ends (`2025-11-10`), each after a word such as `until`, or the one to which it is extended.
 * Times that cannot be compared are left out.
 */
export const endsIn = (text: string, language: Language | null): readonly string[] => [
  ...matchesIn(text, patternsFor(language).ending).flatMap(({ index, 0: { length } }) => {
    const day = dayAfter(text, index, index + length, language);
    return day === null ? [] : [day];
  }),
  ...newEndsIn(text, language),
];

/** How precisely a sentence gives an end: a day counts more than a duration. */
const untilScore = (text: string, language: Language | null): number => {
  if (endsIn(text, language).length > 0) return 1;
  return patternsFor(language).span.test(text) ? 0.8 : 0;
};

/** Whether a text has an amount that is not a time. */
const hasAmount = (text: string, language: Language | null): boolean =>
  figuresIn(text, 0, undefined, language).some(
    ({ kind, offset }) => kind !== 'date' && !patternsFor(language).ofTime.test(text.slice(offset)),
  );

/** How well a sentence gives the kind of thing that a question asks for, from 0 to 1. */
const scoreIn = (text: string, answerType: AnswerType, language: Language | null): number => {
  switch (answerType) {
    case 'time':
      return timeScore(text, language);
    case 'until':
      return untilScore(text, language);
    case 'reason':
      return patternsFor(language).because.test(text) ? 1 : 0;
    case 'amount':
      return hasAmount(text, language) ? 1 : 0;
    case 'share':
      return hasFigure(text, ['share'], language) ? 1 : 0;
    case 'money':
      return hasFigure(text, ['money'], language) ? 1 : 0;
    case 'person':
      return nameWordsIn(text).size > 0 ? 1 : 0;
    case 'act':
      return ACT.test(text) ? 1 : 0;
    case 'penalty':
      return patternsFor(language).punishing.test(text) ? 1 : 0;
    case 'consequence':
      return patternsFor(language).conditional.test(text) ? 1 : 0;
    case 'meaning':
    case 'thing':
      return 0;
  }
};

/** Numbers and words: a count may have up to five words before what it counts, `32 bilateral reciprocal trade agreements`. */
const COUNT = /\d[\d.,]*|\p{L}+/gu;
const WORDS_BETWEEN = 5;

/** Whether a text gives a number of what is counted: `32 bilateral agreements`, `the number of employees fell to 389`. */
const countsOf = (text: string, counted: ReadonlySet<string>, language: Language | null): boolean =>
  countsBefore(text, counted, language) || countsAfter(text, counted, language);

/** `The number of employees`, and words for all of them (`the workforce`), with a number after it. */
const countsAfter = (text: string, counted: ReadonlySet<string>, language: Language | null): boolean => {
  const { numberOf, allOf } = patternsFor(language);
  if (numberOf === null || allOf === null) return false;
  const isCounted = (word = ''): boolean => counted.has(contentStem(word, language));
  const starts = [
    ...matchesIn(text, numberOf).filter(({ index, 0: { length } }) =>
      tokens(text.slice(index + length))
        .slice(0, 2)
        .some(isCounted),
    ),
    ...matchesIn(text, allOf).filter(({ 0: word }) => isCounted(word)),
  ];
  return starts.some(({ index, 0: { length } }) => COUNT_OF_ALL.test(text.slice(index + length)));
};

/** A number in the same clause that is neither a percentage nor a sum of money. */
const COUNT_OF_ALL = /^[^.;:$€£]*?(?:\p{L} )\d[\d.,]*(?! ?(?:%|per|prozent|million|billion|dollar|euro)|[\d.,]*\d)/iu;

/** Whether a text gives the number of all, not of some to whom something happened: `389 employees`, if `has` is before it. */
export const givesTotal = (
  passage: Passage<unknown>,
  counted: ReadonlySet<string>,
  language: Language | null,
): boolean => {
  const { having } = patternsFor(language);
  const text = withStaffCounted(wholeOf(passage), counted, language);
  if (having === null || passage.gives !== undefined || countsAfter(text, counted, language)) return true;
  return matchesIn(text, having).some(({ index, 0: { length } }) => {
    const after = text.slice(index + length);
    const [first = '', second = ''] = tokens(after);
    const isNumber = (word: string): boolean => /^\d/.test(word) || isSpelledNumber(word, language);
    return (isNumber(first) || isNumber(second)) && countsBefore(after, counted, language);
  });
};

const countsBefore = (text: string, counted: ReadonlySet<string>, language: Language | null): boolean => {
  let since = Number.POSITIVE_INFINITY;
  for (const [word] of text.matchAll(COUNT)) {
    if (/^\d/.test(word) || isSpelledNumber(word, language)) since = 0;
    else {
      since += 1;
      if (since <= WORDS_BETWEEN + 1 && counted.has(contentStem(word, language))) return true;
    }
  }
  return false;
};

const isSpelledNumber = (word: string, language: Language | null): boolean =>
  (language ?? english).numbers.spelled?.includes(word.toLowerCase()) === true;

const NOTHING: ReadonlySet<string> = new Set();

const AMOUNTS: ReadonlySet<AnswerType> = new Set<AnswerType>(['amount', 'share', 'money']);

const without = (given: ReadonlySet<string>, text: string): string =>
  text.replace(FIGURE, (figure) => (given.has(figure) ? ' ' : figure));

/**
 * How well a passage gives that kind of thing; a passage may declare what it gives. `counted`: what the question asks
 * the number of, if named; `given`: figures in the question.
 */
export const answerTypeScore = (
  passage: Passage<unknown>,
  answerType: AnswerType,
  language: Language | null,
  counted: ReadonlySet<string> = NOTHING,
  given: ReadonlySet<string> = NOTHING,
): number => {
  if (passage.gives !== undefined) return passage.gives.includes(answerType) ? 1 : 0;
  if (passage.alsoTells?.includes(answerType) === true) return 1;
  const whole = given.size > 0 && AMOUNTS.has(answerType) ? without(given, wholeOf(passage)) : wholeOf(passage);
  if (answerType === 'amount' && counted.size > 0)
    return countsOf(withStaffCounted(whole, counted, language), counted, language) ? 1 : 0;
  return scoreIn(whole, answerType, language);
};

/** Whether a passage gives a year and no more precise time. */
export const givesYearOnly = (passage: Passage<unknown>, language: Language | null): boolean => {
  if (passage.gives !== undefined || passage.alsoTells?.includes('time') === true) return false;
  const whole = wholeOf(passage);
  const dates = figuresIn(whole, 0, undefined, language).filter(({ kind }) => kind === 'date');
  const isDated = dates.some(({ value }) => !value.startsWith('year ')) || DATE_IN_FIGURES.test(whole);
  return !isDated && !CLOCK.test(whole) && !patternsFor(language).span.test(whole);
};

/** Kinds that an answering sentence has to show. Reasons and persons may be given without any sign. */
export const TYPES_TO_SHOW: ReadonlySet<AnswerType> = new Set<AnswerType>([
  'time',
  'until',
  'amount',
  'share',
  'money',
  'act',
  'penalty',
  'consequence',
]);

/** Kinds that an answering line shows: by itself, a line that reports something gives no reason for it. */
export const TYPES_TO_SHOW_IN_LINE: ReadonlySet<AnswerType> = new Set<AnswerType>([...TYPES_TO_SHOW, 'reason']);

/** Two names in full, one after the other: `Christina Koch and Jeremy Hansen`. */
const NAMES =
  /\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{L}+(?:, (?:\p{L}+ )?|,? \p{Ll}{1,3} (?:\p{L}+ )?)\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{L}+/u;

export const listsNames = (passage: Passage<unknown>): boolean => NAMES.test(wholeOf(passage));

/** Whether a sentence says what replaced something. */
export const givesReplacement = (passage: Passage<unknown>, language: Language | null): boolean =>
  patternsFor(language).instead.test(wholeOf(passage));

/** Whether a sentence gives a time that was in the future when it was written. */
export const givesFutureTime = (passage: Passage<unknown>, language: Language | null): boolean =>
  passage.gives !== undefined ||
  passage.alsoTells?.includes('time') === true ||
  patternsFor(language).comes.test(wholeOf(passage));

/** Whether a sentence gives a length. */
export const givesLength = (passage: Passage<unknown>, language: Language | null): boolean =>
  passage.gives !== undefined || lengthsIn(wholeOf(passage), language).length > 0;

/** Whether a sentence only announces something. */
export const isAnnouncement = (passage: Passage<unknown>, language: Language | null): boolean =>
  patternsFor(language).toCome.test(wholeOf(passage));
