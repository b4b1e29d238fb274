import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';

/** Why a run was asked for. `due` is the schedule, `retry` follows a failure, `edited` a new topic or other domains. */
export type RunCause = 'created' | 'asked' | 'due' | 'edited' | 'retry';

export type EngineName = 'feeds';

/** A page that a published sentence cites. `n` of a line points to `sources[n - 1]` of the same answer. */
export interface CitedSource {
  /** Stands in the passthrough link; the same page of the same tracker keeps it. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly host: string;
  readonly publisher: string;
  /** ISO 8601 UTC; null where the page does not say. */
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

export type DocumentOutcome = 'told' | 'evidence' | 'left_out' | 'known' | 'unreachable';

export interface RunFigures {
  readonly sourcesTried: number;
  readonly sourcesRead: number;
  readonly claimsNew: number;
  readonly claimsRejected: number;
  readonly costUsd: number;
}

/**
 * Hosts that answer but offer nothing to read; no host that answers; the process ended too often during the run; a fault
 * of our own; the tracker was deleted before its run began.
 */
export type FailureReason = 'NO_SOURCES' | 'UNREACHABLE' | 'INTERRUPTED' | 'ENGINE_FAILED' | 'TRACKER_DELETED';

interface OfRun {
  readonly trackerId: string;
  readonly runId: string;
}

export type ClaimRole = 'headline' | 'detail';
export type ClaimStatus = 'new' | 'confirmed' | 'updated' | 'contradicted';

export interface ConsideredDocument {
  /** The address it was found at. */
  readonly url: string;
  readonly title: string;
  readonly outcome: DocumentOutcome;
  /** In words that a reader of the run's log understands. */
  readonly reason: string;
}

/** A page that was read for the first time, or whose text has changed since. */
export interface ReadDocument {
  /** Canonical address. */
  readonly url: string;
  readonly title: string;
  /** Of the whole text: tells the unchanged from the changed. */
  readonly fingerprint: string;
  /** Of each paragraph: what was read once counts as known. */
  readonly paragraphs: readonly string[];
  /** Sentences with figures, the figures apart: a figure that was never told can still be seen to change. */
  readonly measures: readonly { readonly wording: string; readonly values: readonly string[] }[];
  /** The story it tells, where that story was told. */
  readonly story: string | null;
}

interface Finished extends OfRun {
  readonly figures: RunFigures;
}

/** Nothing on the topic was ever found; or nothing that was not told before. */
export type EmptyReason = 'NO_MATCH' | 'NO_NEWS';

export const researchEvents = eventsOf('research', {
  /** A run was requested: at creation, by a user, by the schedule, after an edit or as a retry. */
  RunRequested: event<
    OfRun & {
      readonly cause: RunCause;
      /** The scheduled moment that a `due` run stands for, ISO 8601 UTC; null for any other cause. */
      readonly period: string | null;
    }
  >(),
  /** A worker took the run up. Recorded again when a run is taken up after a crash. */
  RunStarted: event<OfRun & { readonly engine: EngineName; readonly attempt: number }>(),
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
   * Every page the run considered, once: in `considered`, or by address in `unchanged` if it had not changed. Holds
   * fingerprints of what was read.
   */
  DocumentsRead: event<
    OfRun & {
      /** Of the description and the domains it was read for: an edit of either opens every page again. */
      readonly scope: string;
      readonly considered: readonly ConsideredDocument[];
      /** Canonical addresses: they make up most of a quiet run, so the log keeps no more of them. */
      readonly unchanged: readonly string[];
      readonly read: readonly ReadDocument[];
      /** Short forms of the topic's words that its pages use, learnt so far. */
      readonly aliases: readonly string[];
    }
  >(),
  /** The tracker's first overview, published as its first brief. */
  StateEstablished: event<Finished & { readonly state: StateText; readonly lines: readonly UpdateLine[] }>(),
  /** What is new, and the recomposed overview. */
  UpdatePublished: event<
    Finished & { readonly updateId: string; readonly update: UpdateText; readonly state: StateText }
  >(),
  /** The run succeeded and there was nothing new to publish. */
  NothingNewFound: event<Finished & { readonly reason: EmptyReason }>(),
  /** The run failed; `retryAt` tells when it is tried again. */
  RunFailed: event<
    Finished & {
      readonly reason: FailureReason;
      readonly detail: string;
      /** ISO 8601 UTC; null where it is not tried again. */
      readonly retryAt: string | null;
    }
  >(),
});

export type ResearchEvent = EventOf<typeof researchEvents>;
export type ClaimRecorded = EventNamed<typeof researchEvents, 'ClaimRecorded'>;
export type ClaimsConfirmed = EventNamed<typeof researchEvents, 'ClaimsConfirmed'>;
export type ClaimUpdated = EventNamed<typeof researchEvents, 'ClaimUpdated'>;
export type ClaimContradicted = EventNamed<typeof researchEvents, 'ClaimContradicted'>;
export type DocumentsRead = EventNamed<typeof researchEvents, 'DocumentsRead'>;
