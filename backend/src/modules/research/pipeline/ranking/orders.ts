import type { Candidate } from '../document';
import { anyPiece, oneOf } from '../words/phrases';
import { wordCount } from '../words/stems';
import { openingDeadline } from '../sentences/opening-deadline';
import { restricts } from './restricts';

const institution = oneOf(`
  agency board bureau cent(?:er|re) clearing\\s?house coalition commission committee consortium corps council court exchange force
  framework fund group initiative institute network office panel partnership program programme registry reserve service team
`);

/** `shall establish and implement the Exports Program`: what is set up lasts, when the day by which it had to be has gone by. */
const SETS_UP = new RegExp(
  String.raw`\bshall\b(?::(?: …)?(?: \([a-z]{1,4}\))?)?[^.;:]*? ${oneOf('constitute create design establish form found')}(?: and \p{Ll}+)? (?:an?|the) (?:(?!${oneOf('at by for from in of on to with')} )[^\s.,;:]+ ){0,6}?${institution}\b`,
  'iu',
);

const BINDS = / shall[ ,]/;

/** Whether an order has something set up: `The Secretary shall establish a panel`. */
export const setsUp = (text: string): boolean => / shall[ ,:]/.test(text) && SETS_UP.test(text);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Within 60 days of the date of this order, the Secretary shall …` without its deadline; null if it does not open with one. */
export const withoutDeadline = (text: string): string | null => {
  const deadline = openingDeadline(text);
  const rest = text.slice(deadline?.written.length);
  return deadline === null || rest.startsWith('and ') ? null : capitalised(rest);
};

export const together = oneOf('association collaboration concert conjunction consultation cooperation coordination');

/** Who is consulted, or the legal basis: of less interest than who has to do what. */
const aside = String.raw`(?:in ${together} with|after consult\w+ with|as appropriate|consistent with|in accordance with|to the (?:\w+ )?extent)\b`;
const BEFORE_SHALL = new RegExp(String.raw`, ${aside}`);
const AFTER_SHALL = new RegExp(String.raw` shall, ${aside}`);

/** A comma after which an aside cannot go on: `, in consultation with the Director, establish`. */
const VERB = new RegExp(
  String.raw`, (?=(?!${oneOf('a an and as by each for if in including of on or other subject such the through to where with')} )\p{Ll}+ )`,
  'u',
);

/** A text without a piece of it, unless that restricts what it says. */
const without = (text: string, from: number, to: number): string =>
  restricts.test(text.slice(from, to)) ? text : `${text.slice(0, from)} … ${text.slice(to)}`;

/** `the Secretary, in consultation with the Director, shall` becomes `the Secretary … shall`, and likewise after `shall`. */
export const withoutAsides = (text: string): string => {
  const after = AFTER_SHALL.exec(text);
  if (after !== null) {
    const from = after.index + ' shall'.length;
    const verb = VERB.exec(text.slice(from + 2));
    return verb === null ? text : without(text, from, from + 2 + verb.index + 2);
  }
  const from = text.search(BEFORE_SHALL);
  const shall = text.search(/ shall[ :]/);
  return from < 0 || shall < from ? text : without(text, from, shall + 1);
};

/** `To advance that policy, ` */
const TOWARDS = new RegExp(
  String.raw`^(?:To|In order to) \p{Ll}+ ${oneOf('that this these those')} ${oneOf('aim end goal objective policies policy purpose purposes')}, `,
  'u',
);

/** Minimum number of words for which the opening of an order's list stands by itself. */
const FEWEST_WORDS = 8;
const LIST = /\b(?:following|these)\b[^:]*:$/;

/** `Agencies shall buy only models that comply with the following principles:` */
const opensList = (text: string): boolean =>
  LIST.test(text) && wordCount(text.slice(text.indexOf(' shall'), text.search(LIST))) >= FEWEST_WORDS;

const LONG = 36;
const NEVER = anyPiece(String.raw` shall (?:not )?(?:be|have)\b`);

/**
 * A long order without those who are consulted, without the purpose that it repeats and with an ellipsis for the list it opens; null
 * if nothing of that is in it.
 */
export const shortenedOrder = (text: string): string | null => {
  if (!BINDS.test(text) || NEVER.test(text)) return null;
  const isOpen = text.endsWith(':');
  if (isOpen ? !opensList(text) : wordCount(text) <= LONG) return null;
  const own = withoutAsides(capitalised(text.replace(TOWARDS, '')));
  if (isOpen) return `${own} …`;
  return own === text ? null : own;
};

export const HEAD_OF_SECTION = /^(?:Section|SECTION|Sec\.|SEC\.|Article|Art\.|§) ?\d/;
const PREAMBLE = new RegExp(
  String.raw`^${oneOf('Background Findings? Policy Preamble Purposes? Rationale')}(?: and \p{Lu}\p{Ll}+)?\.$`,
  'u',
);

/** The places of a document's sentences under heads such as `Section 1. Purpose.`: what an order is for, not what it does. */
export const preambleOf = (sentences: readonly Candidate[]): ReadonlySet<number> => {
  const places = new Set<number>();
  let isPreamble = false;
  for (const { label, text, place } of sentences) {
    if (HEAD_OF_SECTION.test(label)) isPreamble = PREAMBLE.test(text);
    if (isPreamble) places.add(place);
  }
  return places;
};
