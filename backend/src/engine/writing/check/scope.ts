import { corresponds, has, placesOf, type Reading } from './reading';
import { isJoint, textBetween } from './roles';
import type { Token } from './tokens';

const tells = (piece: Reading, quote: Reading, token: Token | undefined): boolean =>
  token !== undefined && piece.tokens.some((own) => corresponds(own, token, quote));

const NUMBER = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|part|parts|half|most|many|one|none|few|several|members|all but)`;
const PART = new RegExp(String.raw`\b${NUMBER} of (?:the |its |their |his |her |our |all |about |\d|\p{Lu}[\p{L}]*[’']s? |[a-z]+ )`, 'giu');
const FEW = /\b(?:certain|some|several|many|most|selected|particular|eligible|only|all but two|all but|almost all)\b/gi;

/** `Norland’s regions` for `two of Norland’s nine regions`. */
export const takesWhole = (piece: Reading, quote: Reading): boolean =>
  [...quote.text.matchAll(PART)].some(({ index, 0: { length, [0]: _ }, 0: phrase }) => {
    const at = index + phrase.indexOf(' of ') + 3;
    const after = quote.tokens.filter(({ offset, kind }) => offset >= at && kind !== 'figure').slice(0, 1);
    const first = phrase.split(' ')[0]?.toLowerCase() ?? '';
    const figure = quote.tokens.find(({ offset, kind }) => offset === index && kind === 'figure');
    const kept = figure === undefined ? new RegExp(String.raw`\b${first}\b`, 'i').test(piece.text) : has(piece, figure) || piece.tokens.some((own) => corresponds(own, figure, quote));
    return !kept && after.length > 0 && after.every((token) => tells(piece, quote, token));
  });

export const takesAll = (piece: Reading, quote: Reading): boolean =>
  [...quote.text.matchAll(FEW)].some(({ index, 0: word }) => {
    const after = quote.tokens.filter(({ offset, end }) => offset >= index && end > index + word.length).slice(0, 2);
    const [head] = after;
    if (head === undefined || !after.every((token) => tells(piece, quote, token))) return false;
    return !new RegExp(String.raw`\b(?:certain|some|several|many|most|selected|particular|eligible|only|all but|almost|nearly|specific|number of|alone|just)\b`, 'i').test(piece.text);
  });

const EXCEPT = /(?:,? (?:except|excluding|other than|apart from|with the exception|on condition|provided|as long as)\b|^(?:Except|Apart from))/gi;
export const leavesOutException = (piece: Reading, quote: Reading): boolean =>
  [...quote.text.matchAll(EXCEPT)].some(({ index, 0: word }) => {
    const before = quote.tokens.filter(({ end }) => end <= index).slice(-4);
    const told = before.filter((token) => tells(piece, quote, token)).length;
    return before.length > 1 && told * 4 >= before.length * 3 && !/\b(?:except|exclud|other than|apart|exempt|condition|provided|unless|but not|only if|not)/i.test(piece.text) && word !== '';
  });

const RELATIVE = /(?<!,) (?:that|who|whose|which|aged|let|used|sold|with|for)\b/g;
export const leavesOutWhich = (piece: Reading, quote: Reading): boolean =>
  [...quote.text.matchAll(RELATIVE)].some(({ index, 0: { length } }) => {
    const at = quote.tokens.findLastIndex(({ end }) => end <= index);
    const head = quote.tokens[at];
    if (head === undefined || head.kind === 'name' || head.end !== index || !tells(piece, quote, head)) return false;
    const rest = quote.text.slice(index + length).search(/[,;](?!\d)|\.(?:\s|$)/);
    const stop = rest === -1 ? quote.text.length : index + length + rest;
    const clause = quote.tokens.filter(({ offset, end }) => offset >= index + length && end <= stop).slice(0, 4);
    if (clause.length < 2 || clause.some((token) => tells(piece, quote, token))) return false;
    // It ends the sentence, or nothing else is said of it.
    return piece.tokens.some((own, place) => corresponds(own, head, quote) && place === piece.tokens.length - 1);
  });

/** Two neighbours of one clause that only different quotes have. */
export const bridges = (piece: Reading, quotes: readonly Reading[], around: Reading): number => {
  let count = 0;
  for (let at = 0; at + 1 < piece.tokens.length; at++) {
    const [left, right] = [piece.tokens[at], piece.tokens[at + 1]];
    if (left === undefined || right === undefined || isJoint(textBetween(piece, left, right))) continue;
    if (has(around, left) || has(around, right)) continue;
    const of = (token: Token): readonly number[] => quotes.flatMap((quote, index) => (has(quote, token) ? [index] : []));
    const [a, b] = [of(left), of(right)];
    if (a.length === 0 || b.length === 0 || a.some((each) => b.includes(each))) continue;
    const stands = (token: Token, ofQuote: readonly number[], other: readonly number[]): boolean =>
      ofQuote.some((each) => quotes[each] !== undefined && placesOf(token, quotes[each]).some((place) => place < 3)) &&
      other.some((each) => /^(?:The|This|These|It|They|He|She|Its|Their|His|Her|We|Our)\b/.test(quotes[each]?.text ?? ''));
    if (stands(left, a, b) || stands(right, b, a)) continue;
    count++;
  }
  return count;
};
