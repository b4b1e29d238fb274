import type { Amount, EntryKind } from '#events/conversations/diary-entry';
import { tokens } from '#text/words/stems';
import { AROUND, FEELS, IRREGULAR, ONCE, SPELLED, UNITS } from './english';
import { kindOfVerb, knownNouns } from './health-words';

/** One thing that is told, without its time. */
export interface Clause {
  readonly kind: EntryKind | null;
  readonly what: string;
  readonly amount: Amount | null;
}

const oneOf = (known: Readonly<Record<string, number>>): string => Object.keys(known).join('|');

const FIGURE = String.raw`(?<figure>\d+(?:[.,]\d+)?)(?<over>\s*\/\s*\d+)?`;
const IN_LETTERS = String.raw`(?:an? )?(?<letters>${oneOf(SPELLED)})(?: an?| of)?`;
/** `200 mg`, `two cups of`, `2 eggs`. */
const COUNTED = String.raw`(?<![\p{L}\d])(?:${FIGURE}|${IN_LETTERS}(?!\p{L}))\s*(?:(?<unit>${UNITS})(?![\p{L}\d])(?:\s+of\b)?|(?<container>\p{L}+)\s+of\b)?`;
const AMOUNT = new RegExp(String.raw`${COUNTED}|\ban?\s+(?<single>\p{L}+)\s+of\b|\b(?<times>${oneOf(ONCE)})\b`, 'iu');

interface FoundAmount {
  readonly amount: Amount | null;
  readonly rest: string;
}

/** The first amount of a text, and the text without it. What is measured as `120/80` is no amount. */
const amountIn = (text: string): FoundAmount => {
  const found = AMOUNT.exec(text);
  const { figure, over, letters, unit, container, single, times } = found?.groups ?? {};
  if (found === null || over !== undefined) return { amount: null, rest: text };
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  const of = (value: number | undefined, of: string | undefined): FoundAmount =>
    value === undefined ? { amount: null, rest: text } : { amount: { value, unit: of ?? null }, rest };
  if (times !== undefined) return of(ONCE[times.toLowerCase()], 'times');
  if (single !== undefined) return of(1, single);
  return of(
    figure === undefined ? SPELLED[(letters ?? '').toLowerCase()] : Number(figure.replace(',', '.')),
    unit ?? container,
  );
};

const AT_THE_ENDS = new RegExp(String.raw`^(?:${AROUND})$`, 'i');
const WORD = /[\p{L}\p{N}%°/]+(?:['’.-][\p{L}\p{N}]+)*/gu;

const trimmed = (said: readonly string[]): readonly string[] => {
  const first = said.findIndex((word) => !AT_THE_ENDS.test(word));
  const last = said.findLastIndex((word) => !AT_THE_ENDS.test(word));
  return first < 0 ? [] : said.slice(first, last + 1);
};

const baseOf = (verb: string): string => IRREGULAR[verb.toLowerCase()] ?? verb;

/** The clause's verb of a known kind, if it opens what is told: `drank`, `threw up`. */
const verbOf = ([verb = '', particle]: readonly string[]): EntryKind | null => kindOfVerb(verb, particle);

/** Of `chicken with rice` the first noun says what it is; of a compound the last. */
const PREPOSITION = /\b(?:with|without|for|from|after|before|because|in|on|at|during)\b/i;

const kindOfThing = (said: string): EntryKind | null => knownNouns(said).at(-1)?.kind ?? null;

const beforePreposition = (said: readonly string[]): string => said.join(' ').split(PREPOSITION)[0] ?? '';

/** `water for lunch`: the meal is not what was drunk. */
const withoutOccasion = (said: readonly string[]): readonly string[] => {
  const at = said.findIndex((word) => word.toLowerCase() === 'for');
  return at > 0 ? said.slice(0, at) : said;
};

export const clauseOf = (text: string): Clause => {
  const { amount, rest } = amountIn(text);
  const said = trimmed(rest.match(WORD) ?? []);
  const bases = said.map(baseOf);
  const verb = verbOf(bases);
  const object = verb === null ? said : trimmed(said.slice(1));
  const kind =
    kindOfThing(beforePreposition(verb === null ? bases : object)) ??
    verb ??
    kindOfThing(bases.join(' ')) ??
    kindOfThing(amount?.unit ?? '') ??
    (FEELS.test(text) && said.length > 0 ? 'symptom' : null);
  const isOfObject = object.length > 0 && (verb === null || verb === 'food' || verb === 'drink');
  return { kind, what: withoutOccasion(isOfObject ? object : said).join(' '), amount };
};

/** Marks between things that are told one after another. */
const BETWEEN = /\s*(?:[;,]|\band then\b|\bthen\b|\band\b|\bplus\b|&)\s*/gi;

/** A part of a sentence that may tell something by itself, and where it begins. */
export interface Part {
  readonly text: string;
  readonly offset: number;
}

export const partsOf = (sentence: string): readonly Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(BETWEEN)) {
    parts.push({ text: sentence.slice(from, mark.index), offset: from });
    from = mark.index + mark[0].length;
  }
  return [...parts, { text: sentence.slice(from), offset: from }].filter(({ text }) => tokens(text).length > 0);
};
