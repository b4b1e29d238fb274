import { type EmptyReason, type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import type { FailureDetail, PageFault } from '#events/research/run-log';
import {
  type AskedPlace,
  type ConsideredDocument,
  type FailureReason,
  type RunCause,
  type RunEvent,
  type RunFigures,
  type ComparedMeaning,
  type EditedNews,
  type WrittenAnswer,
  runEvents,
} from '#events/research/run.events';
import type { RequestedSearch } from '#events/research/searches';
import { assertNever } from '#kernel/assert-never';
import { groupBy } from '#kernel/grouping';
import { type DocumentWrite, change, put, projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';

export type RunState = 'queued' | 'running' | 'published' | 'nothing_new' | 'failed';

export interface RunDocument {
  readonly _id: string;
  readonly tracker_id: string;
  /** Id of the event that requested it, and of its job. */
  readonly request_id: string;
  readonly state: RunState;
  readonly cause: RunCause;
  readonly requested_at: string;
  readonly engine: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly sources_tried: number;
  readonly sources_read: number;
  readonly claims_new: number;
  readonly claims_rejected: number;
  readonly cost_usd: number;
  /** Why it failed, or why nothing was found. */
  readonly reason: FailureReason | EmptyReason | null;
  readonly detail: FailureDetail | null;
  readonly retry_at: string | null;
  /** A model's comparison of meanings; null if none was asked. */
  readonly comparing: ComparedMeaning | null;
  /** A model's choice of news; null if none was asked to choose. */
  readonly editing: Omit<EditedNews, 'costUsd'> | null;
  /** A model's written answer; null if none was asked. */
  readonly writing: Omit<WrittenAnswer, 'costUsd'> | null;
  /** Places that it asked for pages; empty until it has ended. */
  readonly asked: readonly AskedPlace[];
  /** Searches that it sent to providers; empty until it has ended. */
  readonly searches: readonly RequestedSearch[];
  /** Reasons why pages could not be read, the most frequent first. */
  readonly unread: readonly UnreadPages[];
}

/** Pages that could not be read for one reason. */
export interface UnreadPages {
  readonly fault: PageFault;
  readonly pages: number;
}

const unreadAmong = (considered: readonly ConsideredDocument[]): readonly UnreadPages[] => {
  const faults = considered.flatMap(({ reason }) => (reason.kind === 'not_read' ? [reason.fault] : []));
  return [...groupBy(faults, (fault) => JSON.stringify(fault)).values()]
    .flatMap((alike) => alike.slice(0, 1).map((fault) => ({ fault, pages: alike.length })))
    .sort((a, b) => b.pages - a.pages);
};

const finished = (
  event: Recorded<Extract<LedgerEvent | RunEvent, { data: { figures: RunFigures } }>>,
  state: RunState,
  outcome: Partial<Pick<RunDocument, 'reason' | 'detail' | 'retry_at'>>,
): DocumentWrite<RunDocument> => {
  const { runId, figures } = event.data;
  return change(runId, {
    $set: {
      state,
      finished_at: event.metadata.occurred_at,
      sources_tried: figures.sourcesTried,
      sources_read: figures.sourcesRead,
      claims_new: figures.claimsNew,
      claims_rejected: figures.claimsRejected,
      cost_usd: figures.costUsd,
      ...outcome,
    },
  });
};

export const runs = projection<RunEvent | LedgerEvent, RunDocument>({
  name: 'runs',
  from: [runEvents, ledgerEvents],
  indexes: [{ keys: ['tracker_id', 'requested_at'] }, { keys: ['state'] }, { keys: ['requested_at'] }],
  project(event) {
    switch (event.type) {
      case 'RunRequested':
        return [
          put({
            _id: event.data.runId,
            tracker_id: event.data.trackerId,
            request_id: event.id,
            state: 'queued',
            cause: event.data.cause,
            requested_at: event.metadata.occurred_at,
            engine: null,
            started_at: null,
            finished_at: null,
            sources_tried: 0,
            sources_read: 0,
            claims_new: 0,
            claims_rejected: 0,
            cost_usd: 0,
            reason: null,
            detail: null,
            retry_at: null,
            comparing: null,
            editing: null,
            writing: null,
            asked: [],
            searches: [],
            unread: [],
          }),
        ];
      case 'RunStarted':
        return [
          change(event.data.runId, {
            $set: { state: 'running', engine: event.data.engine, started_at: event.metadata.occurred_at },
          }),
        ];
      case 'MeaningCompared': {
        const { runId, model, pages, compared, fault } = event.data;
        return [change(runId, { $set: { comparing: { model, pages, compared, fault } } })];
      }
      case 'NewsEdited': {
        const { runId, model, pages, edited, fault } = event.data;
        return [change(runId, { $set: { editing: { model, pages, edited, fault } } })];
      }
      case 'AnswerWritten': {
        const { runId, model, sentences, replaced, fault } = event.data;
        return [change(runId, { $set: { writing: { model, sentences, replaced, fault } } })];
      }
      case 'SearchesAsked':
        return [change(event.data.runId, { $set: { searches: event.data.searches } })];
      case 'DocumentsConsidered': {
        const { runId, asked, considered } = event.data;
        return [change(runId, { $set: { asked, unread: unreadAmong(considered) } })];
      }
      case 'StateEstablished':
      case 'UpdatePublished':
        return [finished(event, 'published', {})];
      case 'NothingNewFound':
        return [finished(event, 'nothing_new', { reason: event.data.reason })];
      case 'RunFailed':
        return [
          finished(event, 'failed', {
            reason: event.data.reason,
            detail: event.data.detail,
            retry_at: event.data.retryAt,
          }),
        ];
      case 'DueRunJoined':
      case 'RunFollowUpRequested':
      case 'RunRestarted':
      case 'SearchesProposed':
      case 'RunEnded':
      case 'ClaimRecorded':
      case 'ClaimsConfirmed':
      case 'ClaimsMentioned':
      case 'ClaimUpdated':
      case 'ClaimContradicted':
      case 'ClaimPartEnded':
      case 'PagesRead':
      case 'FeedbackObeyed':
      case 'ClaimsWithdrawn':
      case 'KeyFactObserved':
      case 'WordsProposed':
      case 'OverviewRecomposed':
        return [];
      default:
        return assertNever(event);
    }
  },
});
