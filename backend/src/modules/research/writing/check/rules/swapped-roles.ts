import { verbsOf } from '../claims/clauses';
import type { SenseToken } from '../words/sense-tokens';
import { corresponds, type Alignment } from './alignment';

/** `, in consultation with the Treasury,`: who only takes part */
const TAKING_PART =
  /\b(?:in (?:consultation|coordination|collaboration|cooperation|partnership|concert) with|on behalf of) (?<those>(?:[^,.;]|, (?:the |and ))+)/u;

/** Tokens of a text, and those of them that name who only takes part. */
const takingPart = (text: string, tokens: readonly SenseToken[]): readonly SenseToken[] => {
  const { index = 0, 0: whole = '', groups } = TAKING_PART.exec(text) ?? {};
  const from = index + whole.length - (groups?.those ?? '').length;
  return groups === undefined
    ? []
    : tokens.filter(({ kind, offset }) => kind !== 'cue' && offset >= from && offset < index + whole.length);
};

const has = (tokens: readonly SenseToken[], wanted: SenseToken): boolean =>
  tokens.some((token) => corresponds(wanted, token));

interface Compared {
  readonly written: string;
  readonly sentence: readonly SenseToken[];
  readonly text: string;
  readonly quote: readonly SenseToken[];
  /** Offset of the sentence’s finite verb. */
  readonly predicate: number;
}

/** Whether who acts in a sentence only takes part in the quote, or the other way round. */
export const swapsRoles = ({ written, sentence, text, quote, predicate }: Compared): boolean => {
  const others = takingPart(text, quote);
  if (others.length === 0) return false;
  const actors = quote.filter((token) => !others.includes(token));
  const named = takingPart(written, sentence);
  if (named.some((token) => !has(others, token))) return true;
  const subject = sentence.filter(({ kind, offset }) => kind !== 'cue' && offset < predicate);
  return subject.some((token) => !named.includes(token) && has(others, token) && !has(actors, token));
};

/** Whether a name that only the page’s title has stands where the quote has another: `from Mexico` for `from Canada`. */
export const replacesName = (
  content: readonly SenseToken[],
  placed: readonly SenseToken[],
  alignment: Alignment,
  quote: readonly SenseToken[],
): boolean => {
  const placeOf = (token: SenseToken | undefined): number | undefined =>
    token === undefined ? undefined : alignment[placed.indexOf(token)];
  const taken = new Set(alignment);
  return content.some((token, at) => {
    if (token.kind !== 'name' || has(quote, token)) return false;
    const before = placeOf(content.slice(0, at).findLast((other) => placeOf(other) !== undefined));
    const after = placeOf(content.slice(at + 1).find((other) => placeOf(other) !== undefined));
    if (before === undefined || after === undefined) return false;
    return quote.some(({ kind }, place) => kind === 'name' && place > before && place < after && !taken.has(place));
  });
};

/** A place or an institution is what its name says: `the city of Aldermoor` */
const IS_ITS_NAME =
  /^(?:administration|bank|city|council|county|district|government|island|kingdom|municipality|port|province|republic|state|town|university|village)$/;

const AFTER_HEAD = / (?:of|in|on|at|for|from|by|with|who|which|that) |,/;
const PRONOUN = /^(?:[^,]+, )?(?:it|they|he|she) /i;

/**
 * Whether a sentence says of a company or country what the quote says of those who belong to it (`Sundair` for `the pilots of
 * Sundair`), or of what only the page’s title names what the quote says of `it`.
 */
export const mistakesSubject = ({ sentence, text, quote, predicate }: Compared): boolean => {
  const actor = sentence.filter(({ kind, offset }) => kind !== 'cue' && offset < predicate);
  if (actor.length === 0) return false;
  if (PRONOUN.test(text)) return !actor.some((token) => has(quote, token));
  const end = verbsOf(text)[0] ?? 0;
  const from = text.slice(0, end).lastIndexOf(', ') + 1;
  const length = AFTER_HEAD.exec(text.slice(from, end))?.index ?? end - from;
  // A passive that was put into the active voice begins with its verb.
  if (/ and |^(?!the )\p{Ll}/u.test(text.slice(from, end).trimStart())) return false;
  const subject = quote.filter(({ kind, offset }) => kind !== 'cue' && offset >= from && offset < end);
  const head = subject.findLast(({ offset }) => offset < from + length);
  if (head === undefined || IS_ITS_NAME.test(/^\p{L}+/u.exec(text.slice(head.offset))?.[0] ?? '')) return false;
  // Initials in brackets are the head itself.
  const owners = subject.filter(
    ({ kind, offset }) =>
      kind === 'name' && (head.kind === 'word' || offset > head.offset) && text.charAt(offset - 1) !== '(',
  );
  return actor.every((token) => has(owners, token) && !corresponds(token, head));
};
