import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';
import type { ConsideredDocuments, OfRun, RunFigures } from './run.events';

/** A page that a published sentence cites. `n` of a line points to `sources[n - 1]` of the same answer. */
export interface CitedSource {
  /** Stands in the passthrough link; the same page of the same tracker keeps it. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly host: string;
  readonly publisher: string;
  /**
   * ISO 8601: a day, or a moment with the page's own offset from UTC, whose first ten characters are its calendar day.
   * Earlier releases kept all of them in UTC. Null where the page does not say.
   */
  readonly publishedAt: string | null;
  /** One contiguous piece of the page's visible text. */
  readonly quote: string;
  /** The quote among its neighbours in its paragraph; absent where it is a paragraph of its own. */
  readonly passage?: string;
  /** When the quote was last seen on the page. */
  readonly readAt: string;
}

export interface StateText {
  /** Markdown with [n] markers. */
  readonly content: string;
  readonly sources: readonly CitedSource[];
}

export type LineKind = 'new' | 'changed' | 'contradicted';

export interface UpdateLine {
  readonly kind: LineKind;
  readonly text: string;
  /** Index from 1 into the update's sources. */
  readonly source: number;
  /** The earlier value or claim; on every changed and contradicted line, never on a new one. */
  readonly was?: string;
  /** On contradicted lines: the earlier claim's place among the same sources. */
  readonly wasSource?: number;
}

export interface UpdateText extends StateText {
  readonly lines: readonly UpdateLine[];
  /** Findings that stand in the ledger but not in the update. */
  readonly more: number;
}

export interface ClaimEvidence {
  readonly url: string;
  readonly title: string;
  readonly host: string;
  readonly publisher: string;
  readonly publishedAt: string | null;
  readonly quote: string;
  readonly passage?: string;
}

export type ClaimRole = 'headline' | 'detail';
export type ClaimStatus = 'new' | 'confirmed' | 'updated' | 'contradicted';

/** A page that was read for the first time, or whose text has changed since. */
interface PageMemory {
  /** Canonical address. */
  readonly url: string;
  readonly title: string;
  /** Of the whole text: tells the unchanged from the changed. */
  readonly fingerprint: string;
  /** Sentences with figures, the figures apart: a figure that was never told can still be seen to change. */
  readonly measures: readonly { readonly wording: string; readonly values: readonly string[] }[];
  /** The story it tells, where that story was told. */
  readonly story: string | null;
}

export interface RememberedPage extends PageMemory {
  /** Fingerprints of its paragraphs, seven characters each, one after the other: what was read once counts as known. */
  readonly paragraphs: string;
}

/** As releases before `PagesRead` wrote it: each fingerprint ten characters long, in a list. */
interface ListedPage extends PageMemory {
  readonly paragraphs: readonly string[];
}

interface Reading {
  /** Of the description and the domains it was read for: an edit of either opens every page again. */
  readonly scope: string;
  /** Short forms of the topic's words that its pages use, learnt so far. */
  readonly aliases: readonly string[];
}

interface Finished extends OfRun {
  readonly figures: RunFigures;
}

/** Nothing on the topic was ever found; or nothing that was not told before. */
export type EmptyReason = 'NO_MATCH' | 'NO_NEWS';

export const ledgerEvents = eventsOf('research', {
  /** A sentence was verified and published for the first time, with the evidence it was read in. */
  ClaimRecorded: event<
    OfRun & {
      readonly claimId: string;
      readonly kind: LineKind;
      /** The published sentence: one contiguous piece of its first evidence's page. */
      readonly text: string;
      /** The earlier value or claim; null on a new one. */
      readonly was: string | null;
      /** Claims about one story share it. */
      readonly story: string;
      readonly role: ClaimRole;
      readonly publishedAt: string | null;
      /** How near its document is to the tracker's description, 0 to about 1.5. */
      readonly relevance: number;
      /** Where it was read; the first is the one that is cited. */
      readonly evidence: readonly ClaimEvidence[];
    }
  >(),
  /** Further pages support claims of the ledger. Holds the status of each claim after this. */
  ClaimsConfirmed: event<
    OfRun & {
      readonly claims: readonly {
        readonly claimId: string;
        readonly status: ClaimStatus;
        readonly evidence: ClaimEvidence;
      }[];
    }
  >(),
  /** An earlier claim has a newer value. */
  ClaimUpdated: event<OfRun & { readonly claimId: string; readonly byClaimId: string }>(),
  /** An earlier claim was explicitly reversed. */
  ClaimContradicted: event<OfRun & { readonly claimId: string; readonly byClaimId: string }>(),
  /**
   * What is remembered of the pages a run read: fingerprints, figures, the story each tells. Takes effect when the run ends;
   * a run that read a lot writes several with the same `reading`.
   */
  PagesRead: event<OfRun & Reading & { readonly reading: string; readonly pages: readonly RememberedPage[] }>(),
  /** Written by earlier releases instead of `DocumentsConsidered` and `PagesRead`. */
  DocumentsRead: event<OfRun & Reading & ConsideredDocuments & { readonly read: readonly ListedPage[] }>(),
  /** The tracker's first overview, published as its first brief. */
  StateEstablished: event<Finished & { readonly state: StateText; readonly lines: readonly UpdateLine[] }>(),
  /** What is new, and the recomposed overview. */
  UpdatePublished: event<
    Finished & { readonly updateId: string; readonly update: UpdateText; readonly state: StateText }
  >(),
  /** The run succeeded and there was nothing new to publish. */
  NothingNewFound: event<Finished & { readonly reason: EmptyReason }>(),
});

export type LedgerEvent = EventOf<typeof ledgerEvents>;
export type ClaimRecorded = EventNamed<typeof ledgerEvents, 'ClaimRecorded'>;
export type ClaimsConfirmed = EventNamed<typeof ledgerEvents, 'ClaimsConfirmed'>;
export type ClaimUpdated = EventNamed<typeof ledgerEvents, 'ClaimUpdated'>;
export type ClaimContradicted = EventNamed<typeof ledgerEvents, 'ClaimContradicted'>;
export type DocumentsRead = EventNamed<typeof ledgerEvents, 'DocumentsRead'>;
export type PagesRead = EventNamed<typeof ledgerEvents, 'PagesRead'>;
