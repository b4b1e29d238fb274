import { agentWords, ownerWords } from '#text/languages/english/sentence-words';
import { corresponds, has, placesOf, readingOf, type Reading } from './reading';
import { headOf, isActorAt, isBeside, isJoint, isPassive, isRival, roleAt, textBetween } from './roles';
import type { Token } from './tokens';
/** How many of the nearest words that a sentence shares with its quotes say where a fact belongs. */
const NEAREST = 4;
const JOINT = 3;
const SENTENCE = 5;

const gapBetween = (reading: Reading, one: number, other: number): number => {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  let joints = 0;
  let ends = 0;
  for (let at = from; at < to; at++) {
    const between = textBetween(reading, reading.tokens[at], reading.tokens[at + 1]);
    if (/[.!?]["”’)]*\s/.test(between)) ends++;
    else if (isJoint(between)) joints++;
  }
  return to - from + JOINT * joints + SENTENCE * ends;
};

interface Context {
  readonly at: number;
  readonly weight: number;
  readonly isBefore: boolean;
  readonly places: readonly number[];
}

const contextOf = (piece: Reading, index: number, quote: Reading): readonly Context[] =>
  piece.tokens
    .map((token, at) => ({ token, at }))
    .filter(({ at }) => at !== index)
    .map(({ token, at }) => ({ at, places: placesOf(token, quote), weight: 1 / gapBetween(piece, at, index), isBefore: at < index }))
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, NEAREST);

const isOwner = ({ text }: Reading, end: number | undefined): boolean => /^[’']/.test(text.slice(end, (end ?? 0) + 1));

/** `from`; `by` for who does it or whose it is. */
const placeRole = (reading: Reading, index: number): string =>
  isOwner(reading, reading.tokens[index]?.end) ? 'of' : roleAt(reading, index);

const CONTRARY: Readonly<Record<string, string>> = { until: 'from', till: 'from', from: 'until to', to: 'from', by: '', before: 'after since', after: 'before', since: 'before' };

/** How well a place of a quote fits what stands around a fact of a sentence. */
export const support = (piece: Reading, index: number, quote: Reading, place: number, context = contextOf(piece, index, quote)): number => {
  const fact = piece.tokens[index];
  const around = context.reduce((sum, { at, weight, isBefore, places }) => {
    const near = places.filter((word) => word !== place).map((word) => {
      const turned = fact?.kind === 'name' && piece.tokens[at]?.kind === 'word' && isPassive(piece, at) !== isPassive(quote, word);
      const sameSide = (word < place) === isBefore;
      const side = sameSide !== turned ? 1 : fact?.kind === 'name' ? 0.35 : 0.75;
      return side / gapBetween(quote, word, place);
    });
    return sum + weight * Math.max(0, ...near);
  }, 0);
  const [role, own] = [placeRole(piece, index), placeRole(quote, place)];
  if (role === own) return around + (role === '' ? 0.1 : 0.3);
  const agents = agentWords.has(role) || agentWords.has(own);
  return role !== '' && own !== '' && !agents ? around - 0.3 : around;
};

/** Whether two figures may count the same. */
const hasUnit = (given: Token | undefined, { unit }: Token): boolean =>
  unit === '' || given === undefined || given.unit === '' || given.unit.slice(0, 4) === unit.slice(0, 4);

export const RIVAL = { ratio: 1.2 };

/** By how much another fact of a quote fits the place of a fact of a sentence better than it does. */
export const rivalry = (piece: Reading, index: number, quote: Reading): number => {
  const fact = piece.tokens[index];
  if (fact === undefined || fact.kind === 'word') return -1;
  const context = contextOf(piece, index, quote);
  const places = placesOf(fact, quote);
  const own = Math.max(0, ...places.map((place) => support(piece, index, quote, place, context)));
  const of = places[0];
  const rivals = [...quote.tokens.keys()].filter((at) =>
    !piece.tokens.some((token, other) => other !== index && token.kind === fact.kind && placesOf(token, quote).includes(at) && places.some((place) => other < index === at < place)) &&
    quote.tokens[at]?.kind === fact.kind && !places.includes(at) && hasUnit(quote.tokens[at], fact) &&
    (of === undefined || (!places.some((place) => isBeside(quote, at, place)) && (fact.kind !== 'figure' || isRival(quote, at, of, placeRole(piece, index))))) && quote.text.charAt((quote.tokens[at]?.offset ?? 0) - 1) !== '(');
  const best = Math.max(-1, ...rivals.map((at) => support(piece, index, quote, at, context)));
  return best > RIVAL.ratio * own ? best - own : -1;
};

/** A figure has what it counts near it, with no other phrase between: `150 duties` is not `for 150 days, a duty`. */
const FURTHEST_UNIT = 4;

export const countsTheSame = ({ unit }: Token, place: number, quote: Reading): boolean => {
  const [counted] = !unit.endsWith('s') ? [] : readingOf(unit, quote.at, new Set()).tokens;
  const figure = quote.tokens[place];
  const near = quote.tokens.slice(Math.max(0, place - 2), place + 1 + FURTHEST_UNIT);
  const ofPhrase = near.filter(
    ({ offset }) => offset < (figure?.offset ?? 0) || !isJoint(quote.text.slice(figure?.end, offset)),
  );
  return counted === undefined || !has(quote, counted) || has({ ...quote, tokens: ofPhrase }, counted);
};

/** Whether what a token of a quote follows is in the sentence, too, if it follows anything. */
const hasGovernor = (piece: Reading, quote: Reading, place: number): boolean => {
  const governor = quote.tokens[place - 1];
  return (
    governor === undefined || textBetween(quote, governor, quote.tokens[place]).includes(',') || has(piece, governor)
  );
};

/** `…, the ministry announced on Monday`: the day of what the sentence does not tell. */
export const isOfReport = (piece: Reading, quote: Reading, place: number): boolean => {
  const given = quote.tokens[place];
  const [report] = /, [^,.;]*\b(?:sa(?:id|ys)|announced|reported|told|wrote|confirmed|warned)\b[^,.;]*$/.exec(quote.text.slice(0, given?.offset)) ?? [];
  return report !== undefined && !REPORTS.test(piece.text);
};
const REPORTS = /\b(?:sa(?:id|ys)|announc\w+|report\w*|told|wrote|confirm\w+|warn\w+)\b/;

/** `Sundair will strike` for `the pilots of Sundair will strike`. */
export const takesRole = (piece: Reading, index: number, quote: Reading, place: number): boolean => {
  const [written, given] = [headOf(piece, index), headOf(quote, place)];
  return (
    isActorAt(piece, written) &&
    !isOwner(piece, piece.tokens[index]?.end) &&
    ![roleAt(piece, written), ''].includes(roleAt(quote, given)) &&
    !hasGovernor(piece, quote, given)
  );
};


/** `Tessaro banned fishing` for `fishing has been banned` */
export const doesWhatWasDone = (piece: Reading, index: number, quote: Reading): boolean => {
  const verb = piece.tokens[index + 1];
  if (verb?.kind !== 'word' || !isActorAt(piece, index) || isPassive(piece, index + 1) || !/ed$/.test(piece.text.slice(verb.offset, verb.end))) return false;
  if (!/^ $/.test(textBetween(piece, piece.tokens[index], verb))) return false;
  const places = placesOf(verb, quote);
  const fact = piece.tokens[index];
  return places.length > 0 && places.every((place) => isPassive(quote, place)) && !quote.tokens.some((given, at) => fact !== undefined && corresponds(fact, given, quote) && agentWords.has(roleAt(quote, headOf(quote, at))));
};

const CONTRARY_TIMES: Readonly<Record<string, readonly string[]>> = {
  '': ['since', 'before', 'until', 'till', 'by'],
  until: ['from', 'after', 'since'],
  till: ['from', 'after', 'since'],
  from: ['until', 'till', 'by', 'before'],
  since: ['until', 'till', 'by', 'before'],
  after: ['until', 'till', 'by', 'before'],
  by: ['from', 'after', 'since'],
  before: ['from', 'after', 'since'],
};
const VALUES = new Set(['from', 'to', 'by', 'until', 'between', 'per', 'against']);

/** `until October 5` for `from October 5`, `to $1.20` for `from $1.20 to $1.85`. */
const EDGE = /\b(from|until|till|by|before|after|since) (?:the )?(?:very )?(?:end|beginning|start|middle|close) of $/i;

/** The last preposition of time before a date: `by the end of March`. */
const timeRole = (reading: Reading, index: number): string =>
  reading.text.slice(0, reading.tokens[index]?.offset).match(EDGE)?.[1]?.toLowerCase() ??
  (textBetween(reading, reading.tokens[index - 1], reading.tokens[index]).toLowerCase().match(/\p{L}+/gu) ?? []).findLast((word) => word in CONTRARY_TIMES) ?? '';

export const changesRole = (piece: Reading, index: number, quote: Reading): boolean => {
  const fact = piece.tokens[index];
  if (fact === undefined) return false;
  const role = roleAt(piece, index);
  const places = placesOf(fact, quote);
  const roles = places.map((place) => roleAt(quote, place));
  if (fact.kind === 'date') {
    const own = timeRole(piece, index);
    return places.length > 0 && places.every((place) => CONTRARY_TIMES[own]?.includes(timeRole(quote, place)) === true);
  }
  return (
    VALUES.has(role) &&
    roles.length > 0 &&
    roles.every((own) => VALUES.has(own) && own !== role) &&
    quote.tokens.some((other, at) => other.kind === fact.kind && !places.includes(at) && roleAt(quote, at) === role)
  );
};

/** Whether a quote has a day that a sentence leaves out, which has another instead. */
export const leavesOutDay = (piece: Reading, index: number, quote: Reading): boolean =>
  piece.tokens[index]?.keys[0]?.startsWith('day ') === true &&
  quote.tokens.some((given) => given.kind === 'date' && /^(?:day|weekday) /.test(given.keys[0] ?? '') && !piece.tokens.some((token) => corresponds(token, given, quote)));

/** `since Arrow 7 in 2004`: the day of something that the sentence does not tell. */
export const isOfOther = (piece: Reading, quote: Reading, place: number): boolean => {
  const at = quote.tokens.findLastIndex(({ kind }, index) => index < place && kind !== 'date' && kind !== 'figure');
  const governor = quote.tokens[at];
  return governor?.kind === 'name' && roleAt(quote, at) === 'since' && !has(piece, governor);
};

/** `Mexico sued Canada` for `Canada sued Mexico`: two names on the other sides of the same verb. */
export const changesPlaces = (piece: Reading, index: number, quote: Reading): boolean => {
  const fact = piece.tokens[index];
  if (fact?.kind !== 'name' || !isActorAt(piece, index)) return false;
  const own = placesOf(fact, quote);
  if (own.length === 0) return false;
  return piece.tokens.some((other, at) => {
    if (at <= index || other.kind !== 'name') return false;
    const others = placesOf(other, quote);
    if (others.length === 0 || others.some((place) => own.includes(place))) return false;
    return piece.tokens.slice(index + 1, at).some((verb, step) => {
      if (verb.kind !== 'word' || isJoint(textBetween(piece, fact, verb))) return false;
      const verbs = placesOf(verb, quote);
      return (
        verbs.length > 0 &&
        verbs.every((place) => isPassive(quote, place) === isPassive(piece, index + 1 + step) && own.every((mine) => mine > place) && others.some((theirs) => theirs < place))
      );
    });
  });
};

/** What stands between two words: ` of `, `, `. */
const linkOf = (reading: Reading, one: number): string => textBetween(reading, reading.tokens[one], reading.tokens[one + 1]).toLowerCase().replace(/\b(?:the|a|an)\b ?/g, '').replace(/’/g, "'");

/** `Coach Sade of Aster` for `of Kolm`: another fact stands in the quote in the very place of one. */
export const takesNeighbour = (piece: Reading, index: number, quote: Reading): boolean => {
  const fact = piece.tokens[index];
  if (fact?.kind !== 'name') return false;
  const beside = (at: number, step: -1 | 1): boolean => {
    const near = piece.tokens[at + step];
    if (near === undefined) return false;
    const link = linkOf(piece, Math.min(at, at + step));
    if (link.length > 12) return false;
    const found = placesOf(near, quote).filter((place) => {
      const other = place - step;
      return quote.tokens[other] !== undefined && linkOf(quote, Math.min(place, other)) === link;
    });
    const own = placesOf(fact, quote);
    return (
      found.length > 0 &&
      found.every((place) => {
        const other = quote.tokens[place - step];
        return other?.kind === fact.kind && !corresponds(fact, other, quote) && !piece.tokens.some((token) => corresponds(token, other, quote) && token !== fact && Math.abs(piece.tokens.indexOf(token) - at) < 2) && !own.some((mine) => isBeside(quote, mine, place - step) || Math.abs(mine - place) < 3);
      })
    );
  };
  return beside(index, -1) || beside(index, 1);
};

const AUXILIARY = /^(?:[’']s)?(?: (?:has|have|had|will|would|is|are|was|were|be|been|also|may|can|could|must|shall|to))* $/;

/** `The ministry has appealed` for `Residents have appealed against the permit, which the ministry had opposed`. */
export const takesSubject = (piece: Reading, quote: Reading): boolean =>
  piece.tokens.some((verb, at) => {
    const subject = piece.tokens[at - 1];
    if (at === 0 || subject === undefined || verb.kind !== 'word' || subject.kind === 'figure' || subject.kind === 'date') return false;
    if (!AUXILIARY.test(textBetween(piece, subject, verb)) || !(at === 1 || isActorAt(piece, at - 1) && subject.kind === 'name' || roleAt(piece, at - 1) === '' && at < 4)) return false;
    const verbs = placesOf(verb, quote);
    if (verbs.length === 0) return false;
    return verbs.every((place) => {
      if (isPassive(quote, place) !== isPassive(piece, at)) return false;
      const before = quote.tokens[place - 1];
      if (before === undefined || !AUXILIARY.test(textBetween(quote, before, quote.tokens[place]))) return false;
      if (corresponds(subject, before, quote)) {
        const head = headOf(quote, place - 1);
        const governor = quote.tokens[head - 1];
        return (
          subject.kind === 'name' && ['of', 'with'].includes(roleAt(quote, head)) && roleAt(piece, headOf(piece, at - 1)) === '' &&
          governor !== undefined && !has(piece, governor)
        );
      }
      if (piece.tokens.some((token) => corresponds(token, before, quote))) return false;
      const own = placesOf(subject, quote);
      return own.length > 0 && own.every((mine) => mine > place || place - mine > 7);
    });
  });
