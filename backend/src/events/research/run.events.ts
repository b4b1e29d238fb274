import { type EventOfType, type EventOf, event, declareEvents } from '#kernel/events';
import type { RequestFault } from '#kernel/request-fault';
import type { DocumentReason, FailureDetail, PlaceFault, ReadingNote } from './run-log';
import type { RequestedSearch, ProposedSearches } from './searches';

/**
 * Why a run was requested. `due`: by the schedule; `retry`: after a failure; `edited`: the topic or its domains
 * changed.
 */
export type RunCause = 'created' | 'asked' | 'due' | 'edited' | 'retry';

export type PageFinderName = 'feeds' | 'sonar-reasoning-pro' | 'exa';

/** Names a run; also the payload of its job. */
export type RunRef = {
  readonly trackerId: string;
  readonly runId: string;
};

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

export const DOCUMENT_OUTCOMES = ['told', 'evidence', 'left_out', 'known', 'unreachable'] as const;
export type DocumentOutcome = (typeof DOCUMENT_OUTCOMES)[number];

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
  /** The model's name on its server. */
  readonly model: string;
  readonly sentences: number;
  readonly replaced: number;
  readonly costUsd: number;
  /** Why nothing was written; null if something was. */
  readonly fault: RequestFault | null;
}

/** What a model of meaning did for a run. Pages that it did not compare were judged by words alone. */
export interface ComparedMeaning {
  /** The model's name on its server. */
  readonly model: string;
  /** Number of pages to compare. */
  readonly pages: number;
  readonly compared: number;
  /** Why not all were compared; null if they were. */
  readonly fault: RequestFault | null;
}

/** What a model chose for a run. Pages that it did not edit were edited by the rules. */
export interface EditedNews {
  /** The model's name on its server; null if the tracker chose a model but none is set up. */
  readonly model: string | null;
  /** Number of pages to edit. */
  readonly pages: number;
  readonly edited: number;
  readonly costUsd: number;
  /** Why it did not answer everything; null if it did. */
  readonly fault: RequestFault | null;
}

/** The answer of a place that a run searched for pages. */
export interface AskedPlace {
  readonly kind: 'domain' | 'document' | 'provider' | 'engine';
  /**
   * A domain of the tracker; the title of a document that it names, or its id once that was taken out; or the name of
   * an engine or of a search provider, as in SEARCH_PROVIDERS.
   */
  readonly name: string;
  /** `resting`: not asked, since it was overloaded when last asked. */
  readonly answer: 'found' | 'nothing-to-read' | 'unreachable' | 'resting';
  /** Number of pages. */
  readonly found: number;
  /** Null if pages were found. */
  readonly reason: PlaceFault | null;
  /** The earliest time at which it is asked again, ISO 8601 UTC; null if the next run asks it. */
  readonly retryAt: string | null;
}

/** `run-{tracker}`: a tracker's runs: at most one is queued or running. */
export const runEvents = declareEvents('run', {
  /** A run was requested: at creation, by a user, by the schedule, after an edit or as a retry. */
  RunRequested: event<
    RunRef & {
      readonly cause: RunCause;
      /** The scheduled time of a `due` run, ISO 8601 UTC; null for any other cause. */
      readonly period: string | null;
    }
  >(),
  /** A run was due while another was queued or running; that run takes its place. */
  DueRunJoined: event<RunRef & { readonly period: string }>(),
  /** The tracker was edited during the run; if the run ends without having restarted, the follow-up is requested. */
  RunFollowUpRequested: event<RunRef & { readonly followUpId: string }>(),
  /** The run began again with the edited tracker, so it needs no follow-up. */
  RunRestarted: event<RunRef>(),
  /** A worker started the run. Recorded again if the run is resumed after a crash. */
  RunStarted: event<RunRef & { readonly engine: PageFinderName; readonly attempt: number }>(),
  /**
   * Every page that a run considered, once: in `considered`, or in `unchanged` by address if it had not changed; and in
   * `asked`, the places searched for pages and their answers.
   */
  DocumentsConsidered: event<RunRef & ConsideredDocuments & { readonly asked: readonly AskedPlace[] }>(),
  /**
   * A model was to compare pages with the topic in meaning. For pages that it did not compare, words alone decided
   * whether they are on topic.
   */
  MeaningCompared: event<RunRef & ComparedMeaning>(),
  /** The searches that a run sent to the search providers, and who worded them. */
  SearchesAsked: event<RunRef & { readonly searches: readonly RequestedSearch[] }>(),
  /** A model was asked which searches would find pages that the words of the topic miss. */
  SearchesProposed: event<RunRef & ProposedSearches>(),
  /** A model was to choose what the run tells, by the numbers of sentences. */
  NewsEdited: event<RunRef & EditedNews>(),
  /** A model was to write what the run publishes. If it failed, the answer is in the sources' own words. */
  AnswerWritten: event<RunRef & WrittenAnswer>(),
  /** The run succeeded; what it published, or that there was nothing new, is in the ledger. */
  RunEnded: event<RunRef & { readonly outcome: 'published' | 'nothing_new' }>(),
  /** The run failed; `retryAt` is when it will be retried. */
  RunFailed: event<
    RunRef & {
      readonly figures: RunFigures;
      readonly reason: FailureReason;
      readonly detail: FailureDetail | null;
      /** ISO 8601 UTC; null if it will not be retried. */
      readonly retryAt: string | null;
    }
  >(),
});

export type RunEvent = EventOf<typeof runEvents>;
export type DocumentsConsidered = EventOfType<typeof runEvents, 'DocumentsConsidered'>;
export type MeaningCompared = EventOfType<typeof runEvents, 'MeaningCompared'>;
export type SearchesProposed = EventOfType<typeof runEvents, 'SearchesProposed'>;
export type NewsEdited = EventOfType<typeof runEvents, 'NewsEdited'>;
export type AnswerWritten = EventOfType<typeof runEvents, 'AnswerWritten'>;
