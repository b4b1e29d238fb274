import { phrases } from '#text/languages/patterns';
import { isoDay } from '#text/words/date-mention';
import type { Figure } from '#text/words/figure';
import { figuresIn } from '#text/words/figures';
import { quotedAnswer } from '../answering/assistant-answer';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import type { DatedQuestion } from '../periods/question-period';
import { parseQuestion } from '../retrieval/parsed-question';
import { asksAboutPast, hasQuestionWord, readAnswerType } from '../retrieval/question-patterns';
import { type QuotedClaim, byNewestClaim, claimSays, restOf } from './claim-passages';
import { asksExtreme, asksLowest, withoutExtreme } from './extremes';
import { newestIn } from './index/ledger-candidates';
import { type LedgerAnswer, type LedgerMaterial, MAX_OF_PERIOD } from './ledger-material';
import { holdsOn, quoteOfClaim, stillHolding, withEndings } from './quoted-endings';
import { ratesIn } from './rate-figures';
import { withoutRates } from './rate-question';
import { inForceFirst, hasBegunOn } from './standing';

/** Rates are compared only if all lines can be read. */
const MAX_COMPARED = 300;

const NOT_ANSWERED: LedgerAnswer = { answer: { kind: 'not_answered', nearest: [] }, evidence: [], period: null };

const every = (alternatives: string): RegExp => new RegExp(phrases(alternatives), 'giu');

const patternsFor = byLanguage((code) => {
  const { payers, asksOfAll, ofAll, rates, paying, asksWhatPaid } = lexicons[code].rate;
  const { choosing } = lexicons[code].followUp;
  return {
    asksWhatHas: phrases(`(?:${choosing})(?: \\p{L}+){0,4} (?:${rates}|${paying})|(?:${asksWhatPaid}) (?:${paying})`),
    payers: phrases(payers),
    generic: new Set(lexicons[code].question.generic.split(' ')),
    asksOfAll: phrases(asksOfAll),
    everyAll: every(asksOfAll),
    ofAll: phrases(ofAll),
  };
});

/** Whether a question on rates is answered only by several lines together. */
export const comparesRates = (question: string): boolean => {
  const { asksOfAll, asksWhatHas } = patternsFor(questionLanguage(question));
  return (
    withoutRates(question) !== question &&
    (asksExtreme(question) || asksOfAll.test(question) || asksWhatHas.test(question))
  );
};

const shareFiguresIn = (text: string): readonly Figure[] =>
  figuresIn(text, 0, undefined, questionLanguage(text)).filter(({ kind }) => kind === 'share');

const withoutFigure = (text: string, figure: Figure | undefined): string =>
  figure === undefined ? text : text.replace(figure.text, ' ');

const percentOf = (figure: Figure | undefined): number | undefined =>
  figure === undefined ? undefined : Number.parseFloat(figure.value);

/** Rates that the lines on what a question names give, with those lines; null if there are too many to read all. */
const rateLines = async (rest: string, { ledgers, language, terms, load }: LedgerMaterial) => {
  if (ledgers.size > MAX_COMPARED) return null;
  const { generic } = patternsFor(questionLanguage(rest));
  const named = parseQuestion(rest, [], terms).terms.filter(({ written }) => !generic.has(written.toLowerCase()));
  const all = await load(newestIn(ledgers, null, MAX_COMPARED));
  return all.flatMap((line) => {
    const rates = named.every(claimSays(line, language)) ? ratesIn(restOf(line), language) : [];
    return rates.length === 0 ? [] : [{ line, rates }];
  });
};

const answerBy = (lines: readonly QuotedClaim[]): LedgerAnswer => {
  const quotes = lines.slice(0, MAX_OF_PERIOD).map(quoteOfClaim);
  return {
    answer: { ...quotedAnswer(quotes), more: lines.length - quotes.length },
    evidence: stillHolding(quotes),
    period: null,
  };
};

/**
 * Answers which rate is the highest or lowest, by comparing all lines that hold: once only those that have begun, and
 * once all. No answer if a line has a more extreme share that may or may not be a rate.
 */
const answerExtreme = async (question: string, now: number, material: LedgerMaterial): Promise<LedgerAnswer> => {
  const language = questionLanguage(question);
  const rest = withoutRates(withoutExtreme(question));
  if (patternsFor(language).payers.test(rest) || asksAboutPast(question, language)) return NOT_ANSWERED;
  const sign = asksLowest(question) ? -1 : 1;
  const found = ((await rateLines(rest, material)) ?? [])
    .filter(({ line }) => holdsOn(isoDay(now))(line))
    .sort(({ line: one }, { line: other }) => byNewestClaim(one, other));
  const most = (of: typeof found, isPlainOnly: boolean): number =>
    Math.max(
      ...of.flatMap(({ rates }) =>
        rates.flatMap(({ percent, isPlain }) => (isPlain || !isPlainOnly ? [sign * percent] : [])),
      ),
    );
  const linesWith = (of: typeof found): readonly QuotedClaim[] => {
    const best = most(of, true);
    return of.flatMap(({ line, rates }) =>
      rates.some(({ percent, isPlain }) => isPlain && sign * percent === best) ? [line] : [],
    );
  };
  if (most(found, true) < most(found, false)) return NOT_ANSWERED;
  const begun = found.filter(({ line }) => hasBegunOn(isoDay(now))(line));
  const lines = [...new Set([...linesWith(found), ...linesWith(begun)])];
  return lines.length === 0 ? NOT_ANSWERED : answerBy(lines);
};

/** Answers which goods have a rate (`Which goods pay 50%?`) by every line that holds and plainly gives it. */
const answerWithRate = async (
  rest: string,
  percent: number,
  now: number,
  material: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const found = (await rateLines(rest, material)) ?? [];
  const lines = found.flatMap(({ line, rates }) =>
    holdsOn(isoDay(now))(line) && rates.some((rate) => rate.isPlain && rate.percent === percent) ? [line] : [],
  );
  const inOrder = inForceFirst(lines.map(quoteOfClaim), isoDay(now)).map(({ location }) => location);
  return lines.length === 0 ? null : answerBy(inOrder);
};

/** Answers whether there is a rate on everything, by the lines that give one for all goods or countries. */
const answerOfAll = async (
  question: string,
  rest: string,
  percent: number | undefined,
  now: number,
  material: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const { ofAll } = patternsFor(material.language);
  const found = (await rateLines(rest, material)) ?? [];
  const lines = found.flatMap(({ line, rates }) =>
    ofAll.test(line.claim.text) && (percent === undefined || rates.some((rate) => rate.percent === percent))
      ? [line]
      : [],
  );
  // `Is that over for every country?`, of something that is named, may be told by other lines.
  if (lines.length === 0) return parseQuestion(rest, [], material.terms).terms.length === 0 ? NOT_ANSWERED : null;
  const isHeld = lines.some(holdsOn(isoDay(now)));
  const told = withEndings(lines.map(quoteOfClaim));
  const answer: LedgerAnswer = {
    answer: quotedAnswer(inForceFirst(told, isoDay(now)).slice(0, MAX_OF_PERIOD)),
    evidence: stillHolding(told),
    period: null,
  };
  return isHeld || hasQuestionWord(question, questionLanguage(question)) ? answer : { ...answer, hasEnded: 'whether' };
};

/**
 * Answers questions on rates that several lines answer only together: which is the highest, which goods have one, and
 * whether there is one on everything. Null for any other question.
 */
export const answerComparedRates = async (
  { text, period }: DatedQuestion,
  now: number,
  material: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const language = questionLanguage(text);
  if (period !== null || withoutRates(text) === text) return null;
  const { asksOfAll, everyAll, asksWhatHas } = patternsFor(language);
  if (asksExtreme(text)) return answerExtreme(text, now, material);
  const [share, other] = shareFiguresIn(text);
  if (other !== undefined) return null;
  const percent = percentOf(share);
  const rest = withoutRates(withoutFigure(text, share));
  if (asksOfAll.test(text)) return answerOfAll(text, rest.replace(everyAll, ' '), percent, now, material);
  if (percent === undefined || !asksWhatHas.test(text) || readAnswerType(text, language) !== 'thing') return null;
  return answerWithRate(rest, percent, now, material);
};
