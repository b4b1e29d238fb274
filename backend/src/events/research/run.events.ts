import type { RequestFault } from '#kernel/request-fault';
import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';
import type { DocumentReason, FailureDetail, PlaceFault, ReadingNote } from './run-log';

/** Why a run was requested. `due`: by the schedule; `retry`: after a failure; `edited`: the topic or its domains changed. */
export type RunCause = 'created' | 'asked' | 'due' | 'edited' | 'retry';

export type EngineName = 'feeds' | 'sonar-reasoning-pro' | 'exa';

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
 * Hosts respond but offer nothing to read; no host responds; the process ended too often during the run; an internal error;
 * the tracker was deleted before its run started; an administrator dropped its job.
 */
export type FailureReason =
  'NO_SOURCES' | 'UNREACHABLE' | 'INTERRUPTED' | 'ENGINE_FAILED' | 'TRACKER_DELETED' | 'DROPPED';

export type DocumentOutcome = 'told' | 'evidence' | 'left_out' | 'known' | 'unreachable';

export interface ConsideredDocument {
  /** The URL it was found at. */
  readonly url: string;
  readonly title: string;
  readonly outcome: DocumentOutcome;
  readonly reason: DocumentReason;
  readonly notes: readonly ReadingNote[];
}

export interface ConsideredDocuments {
  readonly considered: readonly ConsideredDocument[];
  /** Canonical URLs only: they make up most of a quiet run, so the log stores nothing else about them. */
  readonly unchanged: readonly string[];
}

/** What a model made of an answer. `replaced`: sentences that did not pass and were replaced by their quotes. */
export interface WrittenAnswer {
  /** As its server calls it. */
  readonly model: string;
  readonly sentences: number;
  readonly replaced: number;
  readonly costUsd: number;
  /** Why nothing was written; null if something was. */
  readonly fault: RequestFault | null;
}

/** What a model chose for a run. Pages that it did not edit were edited by the rules. */
export interface EditedNews {
  /** As its server calls it. */
  readonly model: string;
  /** That were to be edited. */
  readonly pages: number;
  readonly edited: number;
  readonly costUsd: number;
  /** Why it did not answer everything; null if it did. */
  readonly fault: RequestFault | null;
}

/** What a place answered where a run looked for pages. */
export interface AskedPlace {
  readonly kind: 'domain' | 'document' | 'provider' | 'engine';
  /** A domain of the tracker, the title of a document that it names (its id once that was taken out), or the name of a search provider as in SEARCH_PROVIDERS or of an engine. */
  readonly name: string;
  /** `resting`: not asked, since it was overloaded when it was asked last. */
  readonly answer: 'found' | 'nothing-to-read' | 'unreachable' | 'resting';
  /** Number of pages. */
  readonly found: number;
  /** Null if pages were found. */
  readonly reason: PlaceFault | null;
  /** When it is asked again at the earliest, ISO 8601 UTC; null if the next run asks it. */
  readonly retryAt: string | null;
}

export const runEvents = eventsOf('run', {
  /** A run was requested: at creation, by a user, by the schedule, after an edit or as a retry. */
  RunRequested: event<
    OfRun & {
      readonly cause: RunCause;
      /** The scheduled time of a `due` run, ISO 8601 UTC; null for any other cause. */
      readonly period: string | null;
    }
  >(),
  /** A run was due while another was queued or running; that run takes its place. */
  DueRunJoined: event<OfRun & { readonly period: string }>(),
  /** The tracker was edited during the run; if the run ends without having begun again, the follow-up is requested. */
  RunFollowUpRequested: event<OfRun & { readonly followUpId: string }>(),
  /** The run began again with the edited tracker, so it needs no follow-up. */
  RunRestarted: event<OfRun>(),
  /** A worker started the run. Recorded again if the run is resumed after a crash. */
  RunStarted: event<OfRun & { readonly engine: EngineName; readonly attempt: number }>(),
  /**
   * Every page that a run considered, once: in `considered`, or by address in `unchanged` if it had not changed; and in
   * `asked`, where it looked for them and what each place answered.
   */
  DocumentsConsidered: event<OfRun & ConsideredDocuments & { readonly asked: readonly AskedPlace[] }>(),
  /** A model was to choose what the run tells, by the numbers of sentences. */
  NewsEdited: event<OfRun & EditedNews>(),
  /** A model was to write what the run publishes. If it failed, the answer is in the sources' own words. */
  AnswerWritten: event<OfRun & WrittenAnswer>(),
  /** The run succeeded; what it published, or that there was nothing new, is in the ledger. */
  RunEnded: event<OfRun & { readonly outcome: 'published' | 'nothing_new' }>(),
  /** The run failed; `retryAt` is when it will be retried. */
  RunFailed: event<
    OfRun & {
      readonly figures: RunFigures;
      readonly reason: FailureReason;
      readonly detail: FailureDetail | null;
      /** ISO 8601 UTC; null if it will not be retried. */
      readonly retryAt: string | null;
    }
  >(),
});

export type RunEvent = EventOf<typeof runEvents>;
export type DocumentsConsidered = EventNamed<typeof runEvents, 'DocumentsConsidered'>;
export type NewsEdited = EventNamed<typeof runEvents, 'NewsEdited'>;
export type AnswerWritten = EventNamed<typeof runEvents, 'AnswerWritten'>;
