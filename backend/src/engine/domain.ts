import type { FoundRemark, FoundRemarkOf } from './composition/found-remark';
import type { Known, ShownClaim } from './composition/shown-claim';
import type { ToldStatement } from './compare/told-statement';
import type { Candidate, ReadDocument } from './document';
import type { InForce } from './in-force';
import type { Evidence, LedgerClaim, Link } from './ledger';
import type { Told } from './told';

/** A sentence that may give another value for what was told, with the title of its page and that page's time in milliseconds. */
export interface Later {
  readonly sentence: string;
  readonly title: string;
  readonly at: number;
}

/** What a told sentence says and a later one no longer does. */
export interface Moved {
  /** The earlier value as written. */
  readonly was: string;
  /** The same for every sentence that moves it from and to the same. */
  readonly key: string;
}

/**
 * A field of knowledge, such as law, whose pages speak of things that bear on each other in ways which sentences alone do not show. All that
 * the product knows of a field stands behind this, is asked through `domain-knowledge.ts`, and finds
 * nothing on a page that does not speak of such a thing. All of it is pure.
 */
export interface Domain {
  /** How things that a page names bear on it; kept in the ledger with their sentences. */
  readonly links?: (page: ReadDocument, evidenceOf: (quote: string) => Evidence) => readonly Link[];
  /** What is to be said of a line, in the order in which it is shown. */
  readonly remarks: (line: ShownClaim, known: Known) => readonly FoundRemark[];
  /** Whether a sentence says no more than a remark does, so that it is no line beside one that has the remark. */
  readonly demotes?: (sentence: string) => boolean;
  /** From, until and by when a sentence of a page holds, as the page says; null if it does not. */
  readonly period?: (sentence: Candidate, page: ReadDocument) => InForce | null;
  /** Finds what a later sentence moves in a told one, whose page is of `toldAt` milliseconds; null if it moves nothing whatever was told. */
  readonly mover?: (later: Later) => ((told: ToldStatement, toldAt: number) => Moved | null) | null;
  /** The day that words on a page of `at` milliseconds mean: `30 days after signing`. In milliseconds, UTC; null for other words. */
  readonly dayMeant?: (text: string, at: number) => number | null;
  /** Told claims that fall by a sentence beside those that it overrules by name, older or newer than its page. */
  readonly fallsWith?: (sentence: string, ended: readonly LedgerClaim[], ledger: Told) => readonly LedgerClaim[];
  /** How that ended without which a claim does not hold; null if it did not. */
  readonly end?: (claim: LedgerClaim, links: readonly Link[]) => FoundRemarkOf<'no_longer_holds'> | null;
  /** The thing on which the page of a link is a report: pages of about the same day on the same one tell one story. Null for other links. */
  readonly reportedBy?: (link: Link) => string | null;
}
