import {
  exceptions,
  keepsException,
  keepsNotAll,
  notAll,
  partOf,
  whichOf,
} from '#text/languages/english/sentence-words';
import { corresponds, type Reading } from './reading';
import type { Token } from '#text/words/fact-tokens';

const tells = (piece: Reading, quote: Reading, token: Token): boolean =>
  piece.tokens.some((own) => corresponds(own, token, quote));

/** `Norland’s regions` for `two of Norland’s nine regions` */
const takesWhole = (piece: Reading, quote: Reading): boolean =>
  [...quote.text.matchAll(partOf)].some(({ index, 0: phrase }) => {
    const whole = quote.tokens.find(({ offset, kind }) => offset >= index + phrase.length && kind !== 'figure');
    if (whole === undefined || !tells(piece, quote, whole)) return false;
    const part = quote.tokens.find(({ offset, kind }) => offset === index && kind === 'figure');
    const [word = ''] = phrase.split(' ');
    return part === undefined ? !new RegExp(String.raw`\b${word}\b`, 'i').test(piece.text) : !tells(piece, quote, part);
  });

/** `goods` for `certain goods` */
const takesAll = (piece: Reading, quote: Reading): boolean =>
  [...quote.text.matchAll(notAll)].some(({ index, 0: { length } }) => {
    const after = quote.tokens.filter(({ offset, end }) => offset >= index && end > index + length).slice(0, 2);
    return after.length > 0 && after.every((token) => tells(piece, quote, token)) && !keepsNotAll.test(piece.text);
  });

/** Whether a sentence takes for the whole what its quote says of a part. */
export const widens = (piece: Reading, quote: Reading): boolean => takesWhole(piece, quote) || takesAll(piece, quote);

const BEFORE_EXCEPTION = 4;

const leavesOutException = (piece: Reading, quote: Reading): boolean =>
  [...quote.text.matchAll(exceptions)].some(({ index }) => {
    const before = quote.tokens.filter(({ end }) => end <= index).slice(-BEFORE_EXCEPTION);
    const told = before.filter((token) => tells(piece, quote, token)).length;
    return before.length > 1 && told * 4 >= before.length * 3 && !keepsException.test(piece.text);
  });

const CLAUSE_END = /[,;](?!\d)|\.(?:\s|$)/;

/** `… applies to breweries.` for `… applies to breweries that produce no more than 5,000 hectolitres` */
const leavesOutWhich = (piece: Reading, quote: Reading): boolean =>
  [...quote.text.matchAll(whichOf)].some(({ index, 0: { length } }) => {
    const head = quote.tokens.findLast(({ end }) => end <= index);
    const last = piece.tokens.at(-1);
    if (head === undefined || head.kind === 'name' || head.end !== index) return false;
    if (last === undefined || !corresponds(last, head, quote)) return false;
    const from = index + length;
    const end = quote.text.slice(from).search(CLAUSE_END);
    const clause = quote.tokens.filter((token) => token.offset >= from && (end === -1 || token.end <= from + end));
    return clause.length > 1 && !clause.slice(0, 4).some((token) => tells(piece, quote, token));
  });

/** Whether a sentence leaves out what its quote excepts, or of which of a kind alone it speaks. */
export const leavesOutLimit = (piece: Reading, quote: Reading): boolean =>
  leavesOutException(piece, quote) || leavesOutWhich(piece, quote);
