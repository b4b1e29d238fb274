import { contraryTimes, edgeOf, nameRoles, sayingVerbs, valueRoles } from '#text/languages/english/sentence-words';
import { corresponds, has, placesOf, type ParsedText } from './reading';
import { roleAt, textBetween } from './roles';
import { isDay } from '#text/words/fact-tokens';

/** The preposition of time before a date: `by the end of March`. */
const timeOf = (reading: ParsedText, index: number): string => {
  const { text, tokens } = reading;
  // `from April 15 to May 15` may be a date that is changed.
  if (roleAt(reading, index) === 'from' && tokens[index + 1]?.kind === 'date' && roleAt(reading, index + 1) === 'to')
    return '';
  const [, edge] = edgeOf.exec(text.slice(0, tokens[index]?.offset)) ?? [];
  if (edge !== undefined) return edge.toLowerCase();
  const words =
    textBetween(reading, tokens[index - 1], tokens[index])
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.findLast((word) => contraryTimes.has(word)) ?? '';
};

/** Whether a time is turned around: `until October 5` for `from October 5`. */
export const turnsTime = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  const contrary = contraryTimes.get(timeOf(piece, index));
  const places = fact === undefined ? [] : placesOf(fact, quote);
  return places.length > 0 && places.every((place) => contrary?.has(timeOf(quote, place)) === true);
};

/**
 * Whether a fact takes another's role: `by $1.20` for `to $1.20`; `to $1.20` for `from $1.20 to $1.85`, `of Solara by Brandt` for `of
 * Brandt by Solara`.
 */
export const takesRoleOfOther = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  const role = roleAt(piece, index);
  const roles = fact?.kind === 'name' ? nameRoles : valueRoles;
  if (fact === undefined || !roles.has(role)) return false;
  const places = placesOf(fact, quote);
  const own = places.map((place) => roleAt(quote, place));
  if (own.length === 0 || !own.every((each) => roles.has(each) && each !== role)) return false;
  if (fact.kind !== 'name' && (role === 'by') !== (own[0] === 'by')) return true;
  return quote.tokens.some(({ kind }, at) => kind === fact.kind && !places.includes(at) && roleAt(quote, at) === role);
};

/** Whether a date in the quote is that of the report: `…, the ministry announced on Monday`. */
const isOfReport = (piece: ParsedText, quote: ParsedText, place: number): boolean => {
  const before = quote.text.slice(0, quote.tokens[place]?.offset);
  const clause = /, ([^,.;]*)$/.exec(before)?.[1] ?? '';
  return sayingVerbs.test(clause) && !sayingVerbs.test(piece.text);
};

/** Whether a date in the quote belongs to another thing: `since Arrow 7 in 2004`. */
const isOfOther = (piece: ParsedText, quote: ParsedText, place: number): boolean => {
  const at = quote.tokens.findLastIndex(({ kind }, index) => index < place && kind !== 'date' && kind !== 'figure');
  const governor = quote.tokens[at];
  return governor?.kind === 'name' && roleAt(quote, at) === 'since' && !has(piece, governor);
};

/** Whether a date belongs, in its quote, to something that the sentence leaves out. */
export const isOfOmitted = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  const places = fact === undefined ? [] : placesOf(fact, quote);
  const isOfOne = (place: number): boolean =>
    (fact !== undefined && isDay(fact) && isOfReport(piece, quote, place)) || isOfOther(piece, quote, place);
  return places.length > 0 && places.every(isOfOne);
};

/**
 * Whether a sentence has the date of its source in place of one in its quote: both are days, or the same word is next
 * to them.
 */
export const replacesDate = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  if (fact === undefined) return false;
  const isBesideTheSame = (at: number): boolean =>
    [-1, 1].some((step) => {
      const [near, given] = [piece.tokens[index + step], quote.tokens[at + step]];
      return near !== undefined && given !== undefined && corresponds(near, given, quote);
    });
  return quote.tokens.some(
    (given, at) =>
      given.kind === 'date' &&
      !piece.tokens.some((token) => corresponds(token, given, quote)) &&
      ((isDay(fact) && isDay(given)) || isBesideTheSame(at)),
  );
};
