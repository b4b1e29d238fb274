import { english } from '#text/languages/english/english';
import { hedges } from '#text/languages/english/hedges';
import { things } from '#text/languages/english/leaning-subjects';
import { accused, ahead, charges, done, irregular } from '#text/languages/english/sentence-words';
import { CALLED_BY_TITLE, saysTheDocument } from '#text/languages/english/titles';
import type { FactToken } from '#text/words/fact-tokens';
import { ownIdentifier } from '../../stories/titles';
import { type ParsedText, occurrencesOf } from './reading';

const { dated } = english.numbers;
const BEFORE_DAY = 40;

/** Whether a date says which act is meant: `the Order of December 11, 2025`. */
export const datesAct = ({ text, language }: ParsedText, { offset }: FactToken): boolean =>
  (language === null ? dated : language.numbers.dated)?.test(text.slice(Math.max(0, offset - BEFORE_DAY), offset)) ??
  false;

/** Whether a page is a numbered act, as gazettes print it days after it was made. */
export const isReissued = (title: string): boolean => ownIdentifier(title) !== null;

const ONLY_ACT = /^\p{Lu}[\p{L} ]{2,40} (?:No\. )?\d[\d/-]* of [^.;:]{4,24}$/u;

/** Whether a quote only says which act a page is: `Executive Order 14409 of June 2, 2026`. */
export const namesOnlyAct = (quote: string): boolean => ONLY_ACT.test(quote);

/** Minimum number of words of a title; fewer may occur in any text. */
const FEWEST_WORDS = 3;

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** The length of the longest opening of a text, in whole words, that a title has. */
const lengthInTitle = (text: string, title: string): number => {
  const known = ` ${wordsOf(title)} `;
  const ends = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: word }) => index + word.length);
  const own = ends.filter((end) => known.includes(` ${wordsOf(text.slice(0, end))} `));
  return own.length < FEWEST_WORDS ? 0 : (own.at(-1) ?? 0);
};

/**
 * A piece without the words of its page's title that only say which document of the quote is meant: `The Order on a
 * National Policy Framework for Artificial Intelligence directs …` for `The Order directs …`. Words that a quote has
 * too are compared with it.
 */
export const withoutOwnTitle = (
  piece: ParsedText,
  {
    quote,
    others,
    title,
  }: { readonly quote: ParsedText; readonly others: readonly ParsedText[]; readonly title: string },
): ParsedText => {
  const called = [...piece.text.matchAll(CALLED_BY_TITLE)].flatMap(({ index, 0: { length }, groups }) => {
    const kind = groups?.['kind']?.toLowerCase() ?? '';
    const isOfQuote = things.has(kind) && saysTheDocument(kind, quote.text);
    const from = index + length;
    const to = isOfQuote ? from + lengthInTitle(piece.text.slice(from), title) : from;
    const words = ` ${wordsOf(piece.text.slice(from, to))} `;
    const isQuoted = [quote, ...others].some(({ text }) => ` ${wordsOf(text)} `.includes(words));
    return to > from && !isQuoted ? [{ from, to }] : [];
  });
  if (called.length === 0) return piece;
  const tokens = piece.tokens.filter(({ offset, end }) => !called.some(({ from, to }) => offset >= from && end <= to));
  return { ...piece, tokens };
};

/** Words of a text before an offset that say whether a verb is done. */
const BEFORE_VERB = 40;

const before = ({ text }: ParsedText, offset: number): string => text.slice(Math.max(0, offset - BEFORE_VERB), offset);

/**
 * Whether a sentence reports as done what its quote only plans: `has cut` for `plans to cut`, `was authorised` for
 * `recommended that it be authorised`.
 */
export const statesPlanAsDone = (piece: ParsedText, quote: ParsedText): boolean => {
  const isAlleged = piece.text.search(hedges.allegation) >= 0 || piece.text.search(charges) >= 0;
  return piece.tokens.some((verb) => {
    if (verb.kind !== 'word') return false;
    const base = irregular.get(verb.keys[0] ?? '');
    const own = base === undefined ? verb : { ...verb, keys: [base] };
    const given = occurrencesOf(own, quote).map((occurrence) => before(quote, quote.tokens[occurrence]?.offset ?? 0));
    if (given.length === 0) return false;
    return (
      ((done.test(before(piece, verb.offset)) ||
        (base !== undefined && !/\b(?:be|is|are) $/.test(before(piece, verb.offset)))) &&
        given.every((words) => ahead.test(words))) ||
      (!isAlleged && given.every((words) => accused.test(words)))
    );
  });
};
