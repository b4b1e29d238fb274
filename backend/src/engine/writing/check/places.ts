import { agentWords, ownerWords } from '#text/languages/english/sentence-words';
import { ownDayOf } from '../../ranking/own-time';
import { isoDay } from '#text/words/named-date';
import { has, placesOf, readingOf, type Reading } from './reading';
import { headOf, isActorAt, isBeside, isJoint, isPassive, isRival, roleAt, textBetween } from './roles';
import type { Token } from './tokens';

interface Anchor {
  readonly token: Token;
  /** Whether the fact comes after it. */
  readonly isBefore: boolean;
}

/** On each side of a fact the nearest word of its clause that the quote has too; of its sentence, if its clause has none. */
const anchorsOf = (piece: Reading, fact: Token, quote: Reading): readonly Anchor[] => {
  const shared = piece.tokens.filter(
    (token) => token.kind !== fact.kind && (fact.kind !== 'name' || token.kind === 'word') && has(quote, token),
  );
  const inClause = shared.filter(
    ({ offset, end }) => !isJoint(piece.text.slice(Math.min(end, fact.end), Math.max(offset, fact.offset))),
  );
  const near = inClause.length > 0 ? inClause : shared;
  const before = near.findLast(({ offset }) => offset < fact.offset);
  const after = near.find(({ offset }) => offset > fact.offset);
  return [
    ...(before === undefined ? [] : [{ token: before, isBefore: true }]),
    ...(after === undefined ? [] : [{ token: after, isBefore: false }]),
  ];
};

/** A figure has what it counts near it, with no other phrase between: `150 duties` is not `for 150 days, a duty`. */
const FURTHEST_UNIT = 4;

const countsTheSame = ({ unit }: Token, place: number, quote: Reading): boolean => {
  const [counted] = unit === '' ? [] : readingOf(unit, quote.at, new Set()).tokens;
  const figure = quote.tokens[place];
  const near = quote.tokens.slice(Math.max(0, place - 2), place + 1 + FURTHEST_UNIT);
  const ofPhrase = near.filter(
    ({ offset }) => offset < (figure?.offset ?? 0) || !isJoint(quote.text.slice(figure?.end, offset)),
  );
  return counted === undefined || has({ ...quote, tokens: ofPhrase }, counted);
};

/** Whether what a token of a quote follows is in the sentence, too, if it follows anything. */
const hasGovernor = (piece: Reading, quote: Reading, place: number): boolean => {
  const governor = quote.tokens[place - 1];
  return (
    governor === undefined || textBetween(quote, governor, quote.tokens[place]).includes(',') || has(piece, governor)
  );
};

/** `…, the ministry announced on Monday`, `since Arrow 7 in 2004`: the day of something that the sentence does not tell. */
const isOfOther = (piece: Reading, quote: Reading, place: number): boolean => {
  const at = quote.tokens.findLastIndex(({ kind }, index) => index < place && kind !== 'date' && kind !== 'figure');
  const governor = quote.tokens[at];
  return (
    governor !== undefined &&
    !agentWords.has(roleAt(quote, at)) &&
    !textBetween(quote, governor, quote.tokens[place]).includes(',') &&
    !has(piece, governor)
  );
};

/** `Norland’s` */
const isOwner = ({ text }: Reading, token: Token | undefined): boolean => /^[’']/.test(text.slice(token?.end));

/** `Sundair will strike` for `the pilots of Sundair will strike`. */
const takesRole = (piece: Reading, index: number, quote: Reading, place: number): boolean => {
  const [written, given] = [headOf(piece, index), headOf(quote, place)];
  return (
    isActorAt(piece, written) &&
    !isOwner(piece, piece.tokens[index]) &&
    ![roleAt(piece, written), ''].includes(roleAt(quote, given)) &&
    !hasGovernor(piece, quote, given)
  );
};

/** Whether a verb of a sentence is in another voice than in its quote, where each of its places has its own. */
const turnsAt = (piece: Reading, token: Token, quote: Reading, place: number): boolean =>
  isPassive(piece, piece.tokens.indexOf(token)) !== isPassive(quote, place);

const turnsAnywhere = (piece: Reading, quote: Reading): boolean =>
  piece.tokens.some(
    (token) => token.kind === 'word' && placesOf(token, quote).some((place) => turnsAt(piece, token, quote, place)),
  );

const holdsPlace = (piece: Reading, index: number, quote: Reading, place: number): boolean => {
  const [fact, given] = [piece.tokens[index], quote.tokens[place]];
  if (fact === undefined || given === undefined) return false;
  if (fact.kind === 'figure' && !countsTheSame(fact, place, quote)) return false;
  if (fact.kind === 'date' && isOfOther(piece, quote, place)) return false;
  if (fact.kind === 'name' && takesRole(piece, index, quote, place)) return false;

  const isActor = fact.kind === 'name' && isActorAt(piece, index) && isActorAt(quote, place);
  const changesVoice = isActor && turnsAnywhere(piece, quote);
  const [role, own] = [roleAt(piece, index), roleAt(quote, place)];
  const isAgent = changesVoice && (agentWords.has(role) || agentWords.has(own));
  const hasOtherRole = fact.kind === 'date' ? role !== own : role !== '' && own !== '' && role !== own;
  if (hasOtherRole && !isAgent) return false;

  const rivals = [...quote.tokens.keys()].filter((other) => isRival(quote, other, place, role));
  const isOwned = (isOwner(piece, fact) && own !== '') || (isOwner(quote, given) && role !== '');
  const isAlone = quote.tokens.every(({ kind }, other) => kind !== fact.kind || isBeside(quote, other, place));
  const mayMove = isOwned || changesVoice || (role === own && (isAlone || (role !== '' && !ownerWords.has(role))));
  // What the sentence has too, and in the same order, takes no other’s place.
  const others = rivals.filter(
    (rival) =>
      !piece.tokens.some(
        (token) =>
          token !== fact &&
          placesOf(token, quote).includes(rival) &&
          (changesVoice || token.offset < fact.offset === rival < place),
      ),
  );
  return anchorsOf(piece, fact, quote).every(({ token, isBefore }) =>
    placesOf(token, quote).some((word) => {
      const isSameSide = place > word === isBefore;
      if (isActor && turnsAt(piece, token, quote, word)) return !isSameSide;
      if (isSameSide) return !others.some((rival) => rival > Math.min(word, place) && rival < Math.max(word, place));
      if (fact.kind === 'name' && !mayMove) return false;
      return !others.some((rival) => Math.abs(rival - word) <= Math.abs(place - word));
    }),
  );
};

/** `today` for the day of the page, if the quote has no other. */
const isOwnDay = ({ keys: [key] }: Token, quote: Reading): boolean => {
  const today = ownDayOf(quote.text, quote.at);
  return today !== null && key === `day ${isoDay(today)}` && !quote.tokens.some(({ kind }) => kind === 'date');
};

/** Whether a quote has a name, figure or date of a piece of a sentence, with the same words around it and in the same role. */
export const keepsPlace = (piece: Reading, index: number, quote: Reading): boolean => {
  const fact = piece.tokens[index];
  if (fact === undefined) return true;
  const places = placesOf(fact, quote);
  return (
    places.some((place) => holdsPlace(piece, index, quote, place)) ||
    (fact.kind === 'date' && places.length === 0 && isOwnDay(fact, quote))
  );
};
