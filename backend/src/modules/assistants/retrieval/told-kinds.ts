import type { Language } from '#text/languages/language';
import { languages } from '#text/languages/all';
import { english } from '#text/languages/english/english';
import { contentStem } from '#text/words/stems';
import { figuresIn } from '#text/words/figures';
import { namesIn } from '#text/words/names';
import { type Asked, questionWords } from '../languages/question-words';
import type { Passage } from './passage';

const CLOCK = /\b\d{1,2}:\d{2}\b/;
/** `8–13–25`, and a year alone. */
const DATE_IN_FIGURES = /\b\d{1,2}[–-]\d{1,2}[–-]\d{2}\b/;
const YEAR = /\b(?:19|20)\d\d\b/;

const MONTHS = languages
  .flatMap(({ numbers }) => numbers.months)
  .map((month) => month.charAt(0).toUpperCase() + month.slice(1))
  .join('|');

/** By its number, `Executive Order 14298`, `18 U.S.C. 1030`, or by its name, `National Emergencies Act`; no day, `May 3`. */
const ACT = new RegExp(
  String.raw`(?<!\p{L})(?!(?:${MONTHS}) )\p{Lu}\p{L}+ (?:No\. )?\d[\d().-]*|\d+ (?:U\.S\.C\.|CFR|C\.F\.R\.) \d|\p{Lu}\p{L}+ (?:Act|Order|Law|Code)(?!\p{L})|§ ?\d|[Ss]ections? \d`,
  'u',
);

const whole = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${alternatives})(?![\p{L}])`, 'iu');

const patterns = new Map(
  Object.entries(questionWords).map(([code, { spans, because, punishing }]) => [
    code,
    {
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

/** How well a sentence has the kind of thing that a question asks for, a time or an amount: from 0 to 1. */
const toldIn = (text: string, asked: Asked, language: Language | null): number => {
  switch (asked) {
    case 'time':
      return timeTold(text, language);
    case 'reason':
      return patterns.get(language?.code ?? 'en')?.because.test(text) === true ? 1 : 0;
    case 'amount':
      return hasFigure(text, ['count', 'money', 'share'], language) ? 1 : 0;
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

/** The same of a passage, which may say itself what it tells. `counted`: what a number is asked of, if that was named. */
export const toldBy = (
  { lead, text, tells }: Passage<unknown>,
  asked: Asked,
  language: Language | null,
  counted: ReadonlySet<string> = NOTHING,
): number => {
  if (tells !== undefined) return tells.includes(asked) ? 1 : 0;
  const whole = `${lead ?? ''} ${text}`;
  if (asked === 'amount' && counted.size > 0) return countsOf(whole, counted, language) ? 1 : 0;
  return toldIn(whole, asked, language);
};

/** Kinds of things without which a sentence is no answer. Reasons and persons are also told without a sign of it. */
export const NEEDED: ReadonlySet<Asked> = new Set<Asked>(['time', 'amount', 'share', 'money', 'act', 'penalty']);
