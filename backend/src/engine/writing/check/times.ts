import {
  contraryTimes,
  deadline,
  edgeOf,
  extremeOf,
  nameRoles,
  sayingVerbs,
  valueRoles,
} from '#text/languages/english/sentence-words';
import { isDay } from '#text/words/fact-tokens';
import { corresponds, hasToken, occurrencesOf, type ParsedText } from './reading';
import { roleAt, textBetween } from './roles';

/** The preposition of time before a date: `by the end of March`. */
const timePrepositionOf = (reading: ParsedText, index: number): string => {
  const { text, tokens } = reading;
  // `from April 15 to May 15` may be a date that is changed.
  if (roleAt(reading, index) === 'from' && tokens[index + 1]?.kind === 'date' && roleAt(reading, index + 1) === 'to')
    return '';
  const [, extreme] = extremeOf.exec(text.slice(tokens[index]?.end)) ?? [];
  if (extreme !== undefined) return extreme === 'latest' ? 'by' : 'from';
  const [, edge] = edgeOf.exec(text.slice(0, tokens[index]?.offset)) ?? [];
  if (edge !== undefined) return edge.toLowerCase();
  const words =
    textBetween(reading, tokens[index - 1], tokens[index])
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.findLast((word) => contraryTimes.has(word)) ?? (deadline.test(text) ? 'by' : '');
};

/** Whether a time is turned around: `until October 5` for `from October 5`. */
export const reversesTime = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  const contrary = contraryTimes.get(timePrepositionOf(piece, index));
  const occurrences = fact === undefined ? [] : occurrencesOf(fact, quote);
  return (
    occurrences.length > 0 &&
    occurrences.every((occurrence) => contrary?.has(timePrepositionOf(quote, occurrence)) === true)
  );
};

/**
 * Whether a fact takes another's role: `by $1.20` for `to $1.20`; `to $1.20` for `from $1.20 to $1.85`, `of Solara by
 * Brandt` for `of Brandt by Solara`.
 */
export const swapsRole = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  const role = roleAt(piece, index);
  const roles = fact?.kind === 'name' ? nameRoles : valueRoles;
  if (fact === undefined || !roles.has(role)) return false;
  const occurrences = occurrencesOf(fact, quote);
  const own = occurrences.map((occurrence) => roleAt(quote, occurrence));
  if (own.length === 0 || !own.every((each) => roles.has(each) && each !== role)) return false;
  if (fact.kind !== 'name' && (role === 'by') !== (own[0] === 'by')) return true;
  return quote.tokens.some(
    ({ kind }, other) => kind === fact.kind && !occurrences.includes(other) && roleAt(quote, other) === role,
  );
};

/** Whether a date in the quote is that of the report: `…, the ministry announced on Monday`. */
const isOfReport = (piece: ParsedText, quote: ParsedText, index: number): boolean => {
  const before = quote.text.slice(0, quote.tokens[index]?.offset);
  const clause = /, ([^,.;]*)$/.exec(before)?.[1] ?? '';
  return sayingVerbs.test(clause) && !sayingVerbs.test(piece.text);
};

/** Whether a date in the quote belongs to another thing: `since Arrow 7 in 2004`. */
const isOfOther = (piece: ParsedText, quote: ParsedText, occurrence: number): boolean => {
  const governorIndex = quote.tokens.findLastIndex(
    ({ kind }, index) => index < occurrence && kind !== 'date' && kind !== 'figure',
  );
  const governor = quote.tokens[governorIndex];
  return governor?.kind === 'name' && roleAt(quote, governorIndex) === 'since' && !hasToken(piece, governor);
};

/** Whether a date belongs, in its quote, to something that the sentence leaves out. */
export const datesOmittedPart = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  const occurrences = fact === undefined ? [] : occurrencesOf(fact, quote);
  const isOfOne = (occurrence: number): boolean =>
    (fact !== undefined && isDay(fact) && isOfReport(piece, quote, occurrence)) || isOfOther(piece, quote, occurrence);
  return occurrences.length > 0 && occurrences.every(isOfOne);
};

/**
 * Whether a sentence has the date of its source in place of one in its quote: both are days, or the same word is next
 * to them.
 */
export const replacesDate = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  if (fact === undefined) return false;
  const isBesideTheSame = (quoteIndex: number): boolean =>
    [-1, 1].some((step) => {
      const [near, given] = [piece.tokens[index + step], quote.tokens[quoteIndex + step]];
      return near !== undefined && given !== undefined && corresponds(near, given, quote);
    });
  return quote.tokens.some(
    (given, quoteIndex) =>
      given.kind === 'date' &&
      !piece.tokens.some((token) => corresponds(token, given, quote)) &&
      ((isDay(fact) && isDay(given)) || isBesideTheSame(quoteIndex)),
  );
};
