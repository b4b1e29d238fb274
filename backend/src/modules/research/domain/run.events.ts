import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';

/** Why a run was asked for. `due` is the schedule, `retry` follows a failure, `edited` a new topic or other domains. */
export type RunCause = 'created' | 'asked' | 'due' | 'edited' | 'retry';

export type EngineName = 'feeds';

export interface OfRun {
  readonly trackerId: string;
  readonly runId: string;
}

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

export type DocumentOutcome = 'told' | 'evidence' | 'left_out' | 'known' | 'unreachable';

export interface ConsideredDocument {
  /** The address it was found at. */
  readonly url: string;
  readonly title: string;
  readonly outcome: DocumentOutcome;
  /** In words that a reader of the run's log understands. */
  readonly reason: string;
}

export interface ConsideredDocuments {
  readonly considered: readonly ConsideredDocument[];
  /** Canonical addresses: they make up most of a quiet run, so the log keeps no more of them. */
  readonly unchanged: readonly string[];
}

export const runEvents = eventsOf('run', {
  /** A run was requested: at creation, by a user, by the schedule, after an edit or as a retry. */
  RunRequested: event<
    OfRun & {
      readonly cause: RunCause;
      /** The scheduled moment that a `due` run stands for, ISO 8601 UTC; null for any other cause. */
      readonly period: string | null;
    }
  >(),
  /** A run was due while another was queued or running, which serves for it. */
  DueRunJoined: event<OfRun & { readonly period: string }>(),
  /** A worker took the run up. Recorded again when a run is taken up after a crash. */
  RunStarted: event<OfRun & { readonly engine: EngineName; readonly attempt: number }>(),
  /** Every page that a run considered, once: in `considered`, or by address in `unchanged` if it had not changed. */
  DocumentsConsidered: event<OfRun & ConsideredDocuments>(),
  /** The run succeeded; what it published, or that there was nothing new, is in the ledger. */
  RunEnded: event<OfRun & { readonly outcome: 'published' | 'nothing_new' }>(),
  /** The run failed; `retryAt` tells when it is tried again. */
  RunFailed: event<
    OfRun & {
      readonly figures: RunFigures;
      readonly reason: FailureReason;
      readonly detail: string;
      /** ISO 8601 UTC; null where it is not tried again. */
      readonly retryAt: string | null;
    }
  >(),
  /** The state of a tracker's runs was taken over from its ledger's stream, where earlier releases kept them. */
  RunsCarriedOver: event<{
    readonly trackerId: string;
    /** The one in hand; `attempt` is 0 while it is queued. */
    readonly run: { readonly runId: string; readonly attempt: number } | null;
    readonly newestPeriod: string | null;
    readonly failuresInARow: number;
  }>(),
});

export type RunEvent = EventOf<typeof runEvents>;
export type DocumentsConsidered = EventNamed<typeof runEvents, 'DocumentsConsidered'>;
