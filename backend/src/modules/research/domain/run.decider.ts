import type { FailureDetail } from '#events/research/run-log';
import {
  type AnswerWritten,
  type MeaningCompared,
  type NewsEdited,
  type SearchesProposed,
  type DocumentsConsidered,
  type PageFinderName,
  type FailureReason,
  type RunCause,
  type RunEvent,
  type RunFigures,
  type RunRef,
  runEvents,
} from '#events/research/run.events';
import type { RequestedSearch } from '#events/research/searches';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import { retryMoment } from './schedule';

/** A tracker has at most one active run. */
export type ActiveRun =
  | { readonly status: 'none' }
  | { readonly status: 'queued'; readonly runId: string }
  | {
      readonly status: 'running';
      readonly runId: string;
      readonly attempt: number;
      /** Id of the run that follows because the tracker was edited during this one; null if it was not edited. */
      readonly rerunId: string | null;
    };

export interface Runs {
  readonly run: ActiveRun;
  readonly hasBeenRequested: boolean;
  /** The latest scheduled time for which a run was requested. */
  readonly newestPeriod: string | null;
  readonly failuresInARow: number;
  /** The searches that a model last proposed; null if it was never asked. */
  readonly searches: Pick<SearchesProposed['data'], 'topic' | 'searches' | 'until'> | null;
}

/** What a model did for a run, recorded while the run is active. */
export type RunNote = SearchesProposed | MeaningCompared | NewsEdited | AnswerWritten;

export type RunCommand =
  | (RunRef & { readonly type: 'RequestRun'; readonly cause: RunCause; readonly period: string | null })
  | (RunRef & { readonly type: 'StartRun'; readonly engine: PageFinderName })
  | (RunRef & { readonly type: 'RestartRun' })
  | ({
      readonly type: 'RecordDocuments';
      /** The queries to search providers, if any. */
      readonly searches?: readonly RequestedSearch[];
    } & DocumentsConsidered['data'])
  | { readonly type: 'Record'; readonly note: RunNote }
  | (RunRef & { readonly type: 'EndRun'; readonly outcome: 'published' | 'nothing_new' })
  | (RunRef & {
      readonly type: 'FailRun';
      readonly figures: RunFigures;
      readonly reason: FailureReason;
      readonly detail: FailureDetail | null;
      readonly now: Date;
    });

type Asking<Type extends RunCommand['type']> = Extract<RunCommand, { readonly type: Type }>;

const initialState: Runs = {
  run: { status: 'none' },
  hasBeenRequested: false,
  newestPeriod: null,
  failuresInARow: 0,
  searches: null,
};

const rerunOf = ({ run }: Runs): string | null => (run.status === 'running' ? run.rerunId : null);

const evolve = (state: Runs, event: RunEvent): Runs => {
  switch (event.type) {
    case 'RunRequested': {
      const { runId, period } = event.data;
      return {
        ...state,
        hasBeenRequested: true,
        run: { status: 'queued', runId },
        newestPeriod: period ?? state.newestPeriod,
      };
    }
    case 'DueRunJoined':
      return { ...state, newestPeriod: event.data.period };
    case 'RunFollowUpRequested':
      return state.run.status === 'running'
        ? { ...state, run: { ...state.run, rerunId: event.data.followUpId } }
        : state;
    case 'RunRestarted':
      return state.run.status === 'running' ? { ...state, run: { ...state.run, rerunId: null } } : state;
    case 'RunStarted': {
      const { runId, attempt } = event.data;
      return { ...state, run: { status: 'running', runId, attempt, rerunId: rerunOf(state) } };
    }
    case 'SearchesProposed': {
      const { topic, searches, until } = event.data;
      return { ...state, searches: { topic, searches, until } };
    }
    case 'SearchesAsked':
    case 'DocumentsConsidered':
    case 'MeaningCompared':
    case 'NewsEdited':
    case 'AnswerWritten':
      return state;
    case 'RunEnded':
      return { ...state, run: { status: 'none' }, failuresInARow: 0 };
    case 'RunFailed':
      return { ...state, run: { status: 'none' }, failuresInARow: state.failuresInARow + 1 };
    default:
      return assertNever(event);
  }
};

const isActive = ({ run }: Runs, runId: string): boolean => run.status !== 'none' && run.runId === runId;

/** A queued run reads the tracker when it starts; a running one may have read it before the edit. */
const noteRerun = ({ trackerId, runId: rerunId }: Asking<'RequestRun'>, run: ActiveRun): Decision<RunEvent> =>
  run.status === 'running' && run.rerunId === null
    ? [{ type: 'RunFollowUpRequested', data: { trackerId, runId: run.runId, followUpId: rerunId } }]
    : [];

const requestRerun = (trackerId: string, state: Runs): readonly RunEvent[] => {
  const runId = rerunOf(state);
  return runId === null ? [] : [{ type: 'RunRequested', data: { trackerId, runId, cause: 'edited', period: null } }];
};

const request = (command: Asking<'RequestRun'>, state: Runs): Decision<RunEvent> => {
  const { trackerId, runId, cause, period } = command;
  if (period !== null && state.newestPeriod !== null && period <= state.newestPeriod) return [];
  if (state.run.status !== 'none') {
    if (cause === 'asked') return refuse('CONFLICT', 'A run of this tracker is in progress.');
    if (cause === 'edited') return noteRerun(command, state.run);
    return period === null ? [] : [{ type: 'DueRunJoined', data: { trackerId, runId: state.run.runId, period } }];
  }
  if (cause === 'created' && state.hasBeenRequested) return [];
  return [{ type: 'RunRequested', data: { trackerId, runId, cause, period } }];
};

const start = ({ trackerId, runId, engine }: Asking<'StartRun'>, state: Runs): Decision<RunEvent> => {
  if (!isActive(state, runId)) return refuse('CONFLICT', 'This run has ended.');
  const attempt = state.run.status === 'running' ? state.run.attempt + 1 : 1;
  return [{ type: 'RunStarted', data: { trackerId, runId, engine, attempt } }];
};

const fail = (command: Asking<'FailRun'>, state: Runs): Decision<RunEvent> => {
  const { trackerId, runId, figures, reason, detail, now } = command;
  if (!isActive(state, runId)) return [];
  const reruns = reason === 'TRACKER_DELETED' ? [] : requestRerun(trackerId, state);
  const isRetried = reason !== 'TRACKER_DELETED' && reason !== 'DROPPED' && reruns.length === 0;
  const retryAt = isRetried ? retryMoment(now, state.failuresInARow + 1).toISOString() : null;
  return [{ type: 'RunFailed', data: { trackerId, runId, figures, reason, detail, retryAt } }, ...reruns];
};

const end = ({ trackerId, runId, outcome }: Asking<'EndRun'>, state: Runs): Decision<RunEvent> => {
  if (!isActive(state, runId)) return [];
  return [{ type: 'RunEnded', data: { trackerId, runId, outcome } }, ...requestRerun(trackerId, state)];
};

/**
 * Decides on streams `run-{tracker}`: ensures that there is at most one active run. A run's findings are in the ledger,
 * which determines its outcome.
 */
export const runDecider: Decider<RunCommand, RunEvent, Runs> = {
  events: runEvents,
  initialState,
  evolve,
  decide(command, state) {
    switch (command.type) {
      case 'RequestRun':
        return request(command, state);
      case 'StartRun':
        return start(command, state);
      case 'RestartRun': {
        const { trackerId, runId } = command;
        return isActive(state, runId) && rerunOf(state) !== null
          ? [{ type: 'RunRestarted', data: { trackerId, runId } }]
          : [];
      }
      case 'RecordDocuments': {
        const { type: _type, searches = [], ...documents } = command;
        if (!isActive(state, command.runId)) return [];
        const { trackerId, runId } = command;
        return [
          ...(searches.length === 0 ? [] : [{ type: 'SearchesAsked', data: { trackerId, runId, searches } } as const]),
          { type: 'DocumentsConsidered', data: documents },
        ];
      }
      case 'Record':
        return isActive(state, command.note.data.runId) ? [command.note] : [];
      case 'EndRun':
        return end(command, state);
      case 'FailRun':
        return fail(command, state);
      default:
        return assertNever(command);
    }
  },
};
