import {
  exceptions,
  keepsException,
  keepsNotAll,
  notAll,
  beforePart,
  whichOf,
} from '#text/languages/english/sentence-words';
import type { FactToken } from '#text/words/fact-tokens';
import { corresponds, type ParsedText } from './reading';

const conveys = (piece: ParsedText, quote: ParsedText, token: FactToken): boolean =>
  piece.tokens.some((own) => corresponds(own, token, quote));

/** Whether a sentence takes the whole for a part: `Norland’s regions` for `two of Norland’s nine regions`. */
const takesWhole = (piece: ParsedText, quote: ParsedText): boolean =>
  piece.text.search(beforePart) < 0 &&
  [...quote.text.matchAll(beforePart)].some(({ index, 0: phrase }) => {
    const whole = quote.tokens.find(({ offset, kind }) => offset >= index + phrase.length && kind !== 'figure');
    if (whole === undefined || !conveys(piece, quote, whole)) return false;
    const part = quote.tokens.find(({ offset, kind }) => offset === index && kind === 'figure');
    const [word = ''] = phrase.split(' ');
    return part === undefined
      ? !new RegExp(String.raw`\b${word}\b`, 'i').test(piece.text)
      : !conveys(piece, quote, part);
  });

/** Whether a sentence takes all for some: `goods` for `certain goods`. */
const takesAll = (piece: ParsedText, quote: ParsedText): boolean =>
  [...quote.text.matchAll(notAll)].some(({ index, 0: { length } }) => {
    const after = quote.tokens.filter(({ offset, end }) => offset >= index && end > index + length).slice(0, 2);
    return after.length > 0 && after.every((token) => conveys(piece, quote, token)) && !keepsNotAll.test(piece.text);
  });

export const widens = (piece: ParsedText, quote: ParsedText): boolean =>
  takesWhole(piece, quote) || takesAll(piece, quote);

const BEFORE_EXCEPTION = 4;

const leavesOutException = (piece: ParsedText, quote: ParsedText): boolean =>
  [...quote.text.matchAll(exceptions)].some(({ index }) => {
    const before = quote.tokens.filter(({ end }) => end <= index).slice(-BEFORE_EXCEPTION);
    const conveyed = before.filter((token) => conveys(piece, quote, token)).length;
    return before.length > 1 && conveyed * 4 >= before.length * 3 && !keepsException.test(piece.text);
  });

const CLAUSE_END = /[,;](?!\d)|\.(?:\s|$)/;

/**
 * Whether a sentence drops a restriction: `… applies to breweries.` for `… applies to breweries that produce no more
 * than 5,000 hectolitres`.
 */
const leavesOutWhich = (piece: ParsedText, quote: ParsedText): boolean =>
  [...quote.text.matchAll(whichOf)].some(({ index, 0: { length } }) => {
    const head = quote.tokens.findLast(({ end }) => end <= index);
    const last = piece.tokens.at(-1);
    if (head === undefined || head.kind === 'name' || head.end !== index) return false;
    if (last === undefined || !corresponds(last, head, quote)) return false;
    const from = index + length;
    const end = quote.text.slice(from).search(CLAUSE_END);
    const clause = quote.tokens.filter((token) => token.offset >= from && (end === -1 || token.end <= from + end));
    return clause.length > 1 && !clause.slice(0, 4).some((token) => conveys(piece, quote, token));
  });

/** Whether a sentence leaves out an exception in its quote, or which ones of a kind the quote is limited to. */
export const leavesOutLimit = (piece: ParsedText, quote: ParsedText): boolean =>
  leavesOutException(piece, quote) || leavesOutWhich(piece, quote);
