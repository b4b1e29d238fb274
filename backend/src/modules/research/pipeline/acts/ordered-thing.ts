import { isDoubtful } from '../compare/doubt';
import { documents } from './in-force';
import { withoutAsides, withoutDeadline } from '../ranking/orders';
import { oneOf } from '../words/phrases';
import { stem, stemSet, tokens } from '../words/stems';

const FOLLOWS = oneOf(`
  across after and as at because before by during for from in into of on or specifying that through to under which who whose with
`);
/** `shall establish and run a Harbour Safety Panel`. Groups: the verb, and what is to be set up. */
const ordered = new RegExp(
  String.raw`^(.*?) shall(?: each)? (?:\p{Ll}+ly )?(\p{Ll}+)(?: and \p{Ll}+)? (?:an?|the) ((?:[\p{L}\d][\p{L}\d&’'-]* )*?[\p{L}\d][\p{L}\d&’'-]*)(?=$| ${FOLLOWS}\b|[,.;:]| \()`,
  'u',
);
/** A name of two or more words is unambiguous. */
const NAME = /^\p{Lu}[\p{L}\d&’'-]*(?: (?:(?:of|for|on) )?\p{Lu}[\p{L}\d&’'-]*)+$/u;

/** Minimum number of further words that a line about an unnamed thing shares with the order. */
const SHARED = 3;

/** What an act orders to be set up. */
export interface OrderedThing {
  /** `Harbour Safety Panel`, `evaluation` */
  readonly thing: string;
  /** Whether a sentence reports that order: `The order directs the minister to establish a Harbour Safety Panel`. */
  readonly isReportedBy: (sentence: string) => boolean;
}

const inflected = (verb: string): string => `${verb.replace(/e$/, '')}(?:e|es|s|ing)?`;

const capitalised = (text: string): readonly string[] => tokens(text).filter((word) => /^\p{Lu}/u.test(word));

/** Whether the addressees in a report are those of the order, as far as the report names them. */
const isSameDoer = (before: string, doer: string): boolean => {
  const [, directed] = /\b(?:direct|order|instruct|requir|task|charg)(?:s|ed|ing) (.+) to $/.exec(before) ?? [];
  const known = new Set(tokens(doer).map(stem));
  return (
    directed === undefined || capitalised(withoutAsides(`${directed} shall `)).every((word) => known.has(stem(word)))
  );
};

/** Reports of an order, not of somebody else's act: `The order directs …`, `It establishes …`, `signed an order establishing …`. */
const REPORTS = new RegExp(String.raw`^It\b|\b${documents}\b`, 'iu');

/** What a sentence that opens with a deadline orders to be set up; null if it has no deadline or orders something else. */
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
