import { isDoubtful } from '../compare/doubt';
import { documents } from './in-force';
import { withoutAsides, withoutDeadline } from '../ranking/orders';
import { oneOf } from '../words/phrases';
import { stem, stemSet, tokens } from '../words/stems';

const FOLLOWS = oneOf(`
  across after and as at because before by during for from in into of on or specifying that through to under which who whose with
`);
/** `shall establish and run a Harbour Safety Panel`, with the verb and what is to be made. */
const ordered = new RegExp(
  String.raw`^(.*?) shall(?: each)? (?:\p{Ll}+ly )?(\p{Ll}+)(?: and \p{Ll}+)? (?:an?|the) ((?:[\p{L}\d][\p{L}\d&’'-]* )*?[\p{L}\d][\p{L}\d&’'-]*)(?=$| ${FOLLOWS}\b|[,.;:]| \()`,
  'u',
);
/** A name of two words or more says by itself what is meant. */
const NAME = /^\p{Lu}[\p{L}\d&’'-]*(?: (?:(?:of|for|on) )?\p{Lu}[\p{L}\d&’'-]*)+$/u;

/** So many further words of a line about a thing without a name are among those of the order. */
const SHARED = 3;

/** What a sentence of an act orders to be made. */
export interface OrderedThing {
  /** `Harbour Safety Panel`, `evaluation` */
  readonly thing: string;
  /** Whether a sentence reports that order: `The order directs the minister to establish a Harbour Safety Panel`. */
  readonly isReportedBy: (sentence: string) => boolean;
}

const inflected = (verb: string): string => `${verb.replace(/e$/, '')}(?:e|es|s|ing)?`;

const capitalised = (text: string): readonly string[] => tokens(text).filter((word) => /^\p{Lu}/u.test(word));

/** Whether those whom a report says to be directed to do something are those in the order, as far as it names them. */
const isSameDoer = (before: string, doer: string): boolean => {
  const [, directed] = /\b(?:direct|order|instruct|requir|task|charg)(?:s|ed|ing) (.+) to $/.exec(before) ?? [];
  const known = new Set(tokens(doer).map(stem));
  return (
    directed === undefined || capitalised(withoutAsides(`${directed} shall `)).every((word) => known.has(stem(word)))
  );
};

/** What an act orders, and not what somebody else does: `The order directs …`, `It establishes …`, `signed an order establishing …`. */
const REPORTS = new RegExp(String.raw`^It\b|\b${documents}\b`, 'iu');

/** What is to be made by a sentence that opens with a deadline; null if it has none, or does not order that. */
export const orderedThingIn = (order: string): OrderedThing | null => {
  const [, doer = '', verb, thing] =
    ordered.exec(withoutAsides(withoutDeadline(order) ?? '').replace(' … ', ' ')) ?? [];
  if (verb === undefined || thing === undefined) return null;
  const made = new RegExp(
    String.raw`^(.*)\b${inflected(verb)} (?:an?|the|its|their) (?:\p{Ll}[\p{L}-]* ){0,3}?${thing}(?=[,.;:]| \(| ${FOLLOWS}\b)(.*)$`,
    'iu',
  );
  const stems = stemSet(order);
  return {
    thing,
    isReportedBy: (sentence) => {
      const [, before, after = ''] = made.exec(sentence) ?? [];
      if (before === undefined || !REPORTS.test(before)) return false;
      if (isDoubtful(before) || !isSameDoer(before, doer)) return false;
      return NAME.test(thing) || [...stemSet(after)].filter((word) => stems.has(word)).length >= SHARED;
    },
  };
};
