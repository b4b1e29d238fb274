import { undoingsIn } from '#engine/compare/undoing/parse';
import { speaksOfEnding } from '#text/languages/endings';
import type { Language } from '#text/languages/language';
import { contentStem } from '#text/words/stems';
import { termsOf } from '../retrieval/index-terms';
import { type QueryTerm, sameThing } from '../retrieval/parsed-question';
import { type QuotedClaim, inOrderOfDate } from './claim-passages';

/** What a later line says of something: that it ended, or that something ended that may be it. */
type LaterEnd = { readonly kind: 'ended' | 'perhaps'; readonly by: QuotedClaim };

/** What a question whether something goes on names, and the word for the state it would be in: `running`. */
interface AskedState {
  readonly things: readonly QueryTerm[];
  readonly state: string | null;
}

/** The terms of what a line says was ended; none if it says so of nothing. */
export const endedIn = (text: string, language: Language | null): readonly (readonly string[])[] => {
  // Of other languages, only whole sentences are read.
  if (language !== null) return speaksOfEnding(text, language) ? [termsOf(text, language)] : [];
  return undoingsIn(text, { inActList: false }).map(({ matter }) =>
    matter.flatMap(({ kind, lower }) => (kind === 'content' ? [contentStem(lower, null)] : [])),
  );
};

/**
 * What a later line that is linked to none says about the end of what a line tells and a question names. A line that ends
 * something with a word of its own is about another thing: `the fee on copper`. One that leaves out what the question says
 * of the thing may be about it; only the state may be left out, since what has ended is not said to run.
 */
const laterEndOf = (
  quoted: QuotedClaim,
  later: readonly QuotedClaim[],
  { things, state }: AskedState,
  language: Language | null,
): LaterEnd | null => {
  const own = new Set(termsOf(quoted.claim.text, language));
  const isSaid = (terms: readonly string[]) => {
    const given = new Set(terms);
    return (thing: QueryTerm): boolean => sameThing(thing).some((term) => given.has(term));
  };
  const ends = later.flatMap((by): readonly LaterEnd[] => {
    const isOther = by.claim._id === quoted.claim._id || by.claim.tracker_id !== quoted.claim.tracker_id;
    if (isOther || inOrderOfDate(by, quoted) < 0) return [];
    return endedIn(by.claim.text, language).flatMap((matter): readonly LaterEnd[] => {
      const isAlien = (term: string): boolean =>
        !own.has(term) && !things.some((thing) => sameThing(thing).includes(term));
      if (matter.length === 0 || (language === null && matter.some(isAlien))) return [];
      const missing = things.filter((thing) => !isSaid(matter)(thing));
      if (missing.length === things.length) return [];
      const [only, another] = missing;
      const isWhole = language === null && another === undefined && (only === undefined || only.written === state);
      return [{ kind: isWhole ? 'ended' : 'perhaps', by }];
    });
  });
  return ends.find(({ kind }) => kind === 'ended') ?? ends[0] ?? null;
};

/** The lines, with those that a later one ended marked as ended, and the later lines that may have ended one of them. */
export const withLaterEnds = (
  claims: readonly QuotedClaim[],
  asked: AskedState,
  language: Language | null,
): { readonly marked: readonly QuotedClaim[]; readonly perhaps: ReadonlyMap<string, QuotedClaim> } => {
  const perhaps = new Map<string, QuotedClaim>();
  const marked = claims.map((quoted): QuotedClaim => {
    if (quoted.endedBy !== null || endedIn(quoted.claim.text, language).length > 0) return quoted;
    const end = laterEndOf(quoted, claims, asked, language);
    if (end === null) return quoted;
    if (end.kind === 'perhaps') {
      perhaps.set(quoted.claim._id, end.by);
      return quoted;
    }
    const { claim } = end.by;
    return { ...quoted, claim: { ...quoted.claim, status: 'contradicted', ended_by: claim._id }, endedBy: claim };
  });
  return { marked, perhaps };
};
