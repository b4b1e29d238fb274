import type { Language } from '#text/languages/language';
import { languages } from '#text/languages/all';
import { english } from '#text/languages/english/english';
import { contentStem } from '#text/words/stems';
import { figuresIn } from '#text/words/figures';
import { namesIn } from '#text/words/names';
import { type Asked, questionWords } from '../languages/question-words';
import type { Passage } from './passage';
import { FIGURE } from './terms';

const CLOCK = /\b\d{1,2}:\d{2}\b/;
/** `8–13–25`, and a year alone. */
const DATE_IN_FIGURES = /\b\d{1,2}[–-]\d{1,2}[–-]\d{2}\b/;
const YEAR = /\b(?:19|20)\d\d\b/;

const MONTHS = languages
  .flatMap(({ numbers }) => numbers.months)
  .map((month) => month.charAt(0).toUpperCase() + month.slice(1))
  .join('|');

/** By its number, `Executive Order 14298`, `18 U.S.C. 1030`, or by its name, `National Emergencies Act`, or as one that was made, `proposed a rule`; no day, `May 3`. */
const ACT = new RegExp(
  String.raw`(?<!\p{L})(?!(?:${MONTHS}) )\p{Lu}\p{L}+ (?:No\. )?\d[\d().-]*|\d+ (?:U\.S\.C\.|CFR|C\.F\.R\.) \d|\p{Lu}\p{L}+ (?:Act|Order|Law|Code)(?!\p{L})|§ ?\d|[Ss]ections? \d|(?:proposed|issued|signed|adopted|published|repealed)(?: \p{L}+){0,3} (?:rules?|orders?|regulations?|proclamations?)(?!\p{L})`,
  'u',
);

const whole = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${alternatives})(?![\p{L}])`, 'iu');

const patterns = new Map(
  Object.entries(questionWords).map(([code, { spans, because, punishing, ending, prolonging, toCome }]) => [
    code,
    {
      ending: new RegExp(whole(ending).source, 'giu'),
      prolonging: whole(prolonging),
      toCome: whole(toCome),
      span: new RegExp(String.raw`\d+[- ](?:${spans})(?![\p{L}])`, 'iu'),
      because: whole(because),
      punishing: whole(punishing),
    },
  ]),
);

const hasFigure = (text: string, kinds: readonly string[], language: Language | null): boolean =>
  figuresIn(text, 0, undefined, language).some(({ kind }) => kinds.includes(kind));

/** An hour says more of a time than a day does, and a day more than a year. */
const timeTold = (text: string, language: Language | null): number => {
  if (CLOCK.test(text)) return 1;
  if (patterns.get(language?.code ?? 'en')?.span.test(text) === true) return 0.8;
  if (DATE_IN_FIGURES.test(text) || hasFigure(text, ['date'], language)) return 0.7;
  return YEAR.test(text) ? 0.3 : 0;
};

/** So near behind `until` stands its day. */
const DAY_WITHIN = 50;

/** The days on which something ends, `2025-11-10`, or nothing for a time that cannot be compared: each stands after a word for that. */
const endsIn = (text: string, language: Language | null): readonly string[] =>
  [...text.matchAll(patterns.get(language?.code ?? 'en')?.ending ?? /$^/g)].flatMap(({ index, 0: { length } }) => {
    const after = text.slice(index + length, index + length + DAY_WITHIN);
    const [day] = figuresIn(after, 0, undefined, language).filter(({ kind }) => kind === 'date');
    if (day !== undefined) return [day.value.replace(/^\w+ /, '')];
    return CLOCK.test(after) || DATE_IN_FIGURES.test(after) || YEAR.test(after) ? [''] : [];
  });

/** The day of an end says more than how long something lasts. */
const untilTold = (text: string, language: Language | null): number => {
  if (endsIn(text, language).length > 0) return 1;
  return patterns.get(language?.code ?? 'en')?.span.test(text) === true ? 0.8 : 0;
};

/** An amount of something else than time. */
const hasAmount = (text: string, language: Language | null): boolean =>
  figuresIn(text, 0, undefined, language).some(
    ({ kind, text: figure }) =>
      kind !== 'date' && patterns.get(language?.code ?? 'en')?.span.test(`${figure} `) !== true,
  );

/** How well a sentence has the kind of thing that a question asks for, a time or an amount: from 0 to 1. */
const toldIn = (text: string, asked: Asked, language: Language | null): number => {
  switch (asked) {
    case 'time':
      return timeTold(text, language);
    case 'until':
      return untilTold(text, language);
    case 'reason':
      return patterns.get(language?.code ?? 'en')?.because.test(text) === true ? 1 : 0;
    case 'amount':
      return hasAmount(text, language) ? 1 : 0;
    case 'share':
      return hasFigure(text, ['share'], language) ? 1 : 0;
    case 'money':
      return hasFigure(text, ['money'], language) ? 1 : 0;
    case 'person':
      return namesIn(text).size > 0 ? 1 : 0;
    case 'act':
      return ACT.test(text) ? 1 : 0;
    case 'penalty':
      return patterns.get(language?.code ?? 'en')?.punishing.test(text) === true ? 1 : 0;
    case 'meaning':
    case 'thing':
      return 0;
  }
};

/** A number with up to five words between it and what it counts: `32 bilateral reciprocal trade agreements`. */
const COUNT = /\d[\d.,]*|\p{L}+/gu;
const WORDS_BETWEEN = 5;

/** Whether a number of one of these things is told. */
const countsOf = (text: string, counted: ReadonlySet<string>, language: Language | null): boolean => {
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

const wholeOf = ({ lead, text }: Passage<unknown>): string => `${lead ?? ''} ${text}`;

const AMOUNTS: ReadonlySet<Asked> = new Set<Asked>(['amount', 'share', 'money']);

const without = (given: ReadonlySet<string>, text: string): string =>
  text.replace(FIGURE, (figure) => (given.has(figure) ? ' ' : figure));

/** The same of a passage, which may say itself what it tells. `counted`: what a number is asked of, if that was named; `given`: figures of the question. */
export const toldBy = (
  passage: Passage<unknown>,
  asked: Asked,
  language: Language | null,
  counted: ReadonlySet<string> = NOTHING,
  given: ReadonlySet<string> = NOTHING,
): number => {
  if (passage.tells !== undefined) return passage.tells.includes(asked) ? 1 : 0;
  if (passage.alsoTells?.includes(asked) === true) return 1;
  const whole = given.size > 0 && AMOUNTS.has(asked) ? without(given, wholeOf(passage)) : wholeOf(passage);
  if (asked === 'amount' && counted.size > 0) return countsOf(whole, counted, language) ? 1 : 0;
  return toldIn(whole, asked, language);
};

/** Kinds of things without which a sentence is no answer. Reasons and persons are also told without a sign of it. */
export const NEEDED: ReadonlySet<Asked> = new Set<Asked>([
  'time',
  'until',
  'amount',
  'share',
  'money',
  'act',
  'penalty',
]);

/** Whether a sentence only says that something is to come about. */
export const isToCome = (passage: Passage<unknown>, language: Language | null): boolean =>
  patterns.get(language?.code ?? 'en')?.toCome.test(wholeOf(passage)) === true;

/** Of sentences that tell until when something holds, those that do not say that it goes on beyond its end. */
export const firstEnds = <Told extends { readonly passage: Passage<unknown> }>(
  found: readonly Told[],
  language: Language | null,
): readonly Told[] =>
  found.filter(({ passage }) => patterns.get(language?.code ?? 'en')?.prolonging.test(wholeOf(passage)) !== true);

/**
 * Of sentences that tell until when something holds, those with the last day, where one of them says that it goes on beyond another: the
 * day on which it would have ended is not the one on which it ends.
 */
export const lastEnds = <Told extends { readonly passage: Passage<unknown> }>(
  found: readonly Told[],
  language: Language | null,
): readonly Told[] => {
  const ends = found.map(({ passage }) => {
    const whole = wholeOf(passage);
    const day = [...endsIn(whole, language)].sort().at(-1) ?? '';
    return { day, isProlonged: patterns.get(language?.code ?? 'en')?.prolonging.test(whole) === true };
  });
  const last =
    ends
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '';
  const isProlonged = ends.some((end) => end.isProlonged && end.day === last && last !== '');
  return isProlonged ? found.filter((_, at) => ends[at]?.day === last) : found;
};
