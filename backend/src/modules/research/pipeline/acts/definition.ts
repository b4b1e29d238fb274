import type { Candidate, ReadDocument } from '../document';
import { oneOf } from '../words/phrases';
import { stem, wordCount } from '../words/stems';

const defined = oneOf('applicable covered designated eligible qualified qualifying regulated specified');
/** `access to covered frontier models`: a term that an act defines for itself. */
const USED = new RegExp(String.raw`\b${defined} (?:[\p{L}-]+ ){0,2}[\p{L}-]+`, 'giu');
/** `‘‘covered frontier model’’`, as law reports print it, or “covered frontier model” */
const QUOTED = /(?:‘‘|[“"])(?<term>[\p{L} -]{5,60})(?:’’|[”"])/gu;
/** `should be designated a “covered vessel”` */
const CALLED = /\b(?:called|classified|considered|defined|designated|known)(?: as)? (?:an? |the )?$/;
/** `“covered vessel” means a vessel of more than 20 tons` */
const MEANS = /^,? (?:means?|shall mean|includes?|refers? to) /;

const LONGEST = 45;
const CLAUSE_ENDS = /[;:.](?= |$)/g;

const stemsOf = (term: string): readonly string[] => term.split(' ').map((word) => stem(word.toLowerCase()));

const isTerm = (used: string, term: string): boolean => {
  const words = stemsOf(used);
  const of = stemsOf(term);
  return of.length > 1 && of.every((word, place) => words[place] === word);
};

interface Defined {
  readonly term: string;
  /** Position of the term with its quotation marks. */
  readonly from: number;
  readonly to: number;
}

/** The terms that a text defines. */
const definedIn = (text: string): readonly Defined[] =>
  [...text.matchAll(QUOTED)].flatMap(({ 0: written, index: from, groups }) => {
    const to = from + written.length;
    const says = CALLED.test(text.slice(0, from)) || MEANS.test(text.slice(to));
    return says ? [{ term: groups?.['term'] ?? '', from, to }] : [];
  });

/** The clause of a sentence that defines a term. If the definition precedes its term, it ends at the next comma. */
const clauseAround = (text: string, { from, to }: Defined): string => {
  const ends = [...text.matchAll(CLAUSE_ENDS)].map(({ index }) => index);
  const start = (ends.findLast((end) => end < from) ?? -1) + 1;
  const end = ends.find((each) => each >= to);
  if (MEANS.test(text.slice(to))) return text.slice(start, end).trim();
  const comma = text.indexOf(', ', to);
  return text.slice(start, comma < 0 ? end : Math.min(comma, end ?? comma)).trim();
};

/** The term that a clause defines; null if it defines none. */
export const termOf = (clause: string): string | null => definedIn(clause)[0]?.term ?? null;

/** Whether a text uses a term as its act defines it. */
export const uses = (text: string, term: string): boolean =>
  [...text.matchAll(USED)].some(([used]) => isTerm(used, term));

/**
 * A page's own definition of a term that a line uses, verbatim: `“covered vessel” means a vessel of more than 20 tons`. Null if the line uses
 * no such term, or the page does not define it.
 */
export const definitionOf = (
  line: Pick<Candidate, 'text'>,
  { sentences, language }: Pick<ReadDocument, 'sentences' | 'language'>,
): string | null => {
  if (language !== null || line.text.search(USED) < 0) return null;
  for (const { text } of sentences)
    for (const found of definedIn(text)) {
      const clause = uses(line.text, found.term) ? clauseAround(text, found) : '';
      if (clause !== '' && wordCount(clause) <= LONGEST) return clause;
    }
  return null;
};
