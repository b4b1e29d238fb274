import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import {
  type ClaimContradicted,
  type ClaimRecorded,
  type ClaimsConfirmed,
  type ClaimUpdated,
  type DocumentsRead,
  type EmptyReason,
  type EngineName,
  type FailureReason,
  type ResearchEvent,
  type RunCause,
  type RunFigures,
  type StateText,
  type UpdateLine,
  type UpdateText,
  researchEvents,
} from './research.events';
import { retryMoment } from './schedule';

/** A tracker has at most one run in hand. */
export type RunInHand =
  | { readonly status: 'none' }
  | { readonly status: 'queued'; readonly runId: string }
  | { readonly status: 'running'; readonly runId: string; readonly attempt: number };

export interface Research {
  readonly run: RunInHand;
  /** Some run has published a state. */
  readonly established: boolean;
  readonly asked: boolean;
  /** The newest scheduled moment that a run was asked for. */
  readonly newestPeriod: string | null;
  readonly failuresInARow: number;
}

type Without<Event extends ResearchEvent> = Omit<Event['data'], 'trackerId' | 'runId'>;

/** What a run leaves in the ledger, whether it publishes or not. */
export interface LedgerEntries {
  readonly recorded: readonly Without<ClaimRecorded>[];
  readonly confirmed: Without<ClaimsConfirmed>['claims'];
  readonly updated: readonly Without<ClaimUpdated>[];
  readonly contradicted: readonly Without<ClaimContradicted>[];
  readonly documents: Without<DocumentsRead>;
}

export type RunResult =
  | {
      readonly kind: 'published';
      readonly state: StateText;
      /** Lines of the first state. */
      readonly lines: readonly UpdateLine[];
      readonly updateId: string;
      readonly update: UpdateText;
    }
  | { readonly kind: 'nothing_new'; readonly reason: EmptyReason };

export type ResearchCommand =
  | {
      readonly type: 'RequestRun';
      readonly trackerId: string;
      readonly runId: string;
      readonly cause: RunCause;
      readonly period: string | null;
    }
  | {
      readonly type: 'StartRun';
      readonly trackerId: string;
      readonly runId: string;
      readonly engine: EngineName;
    }
  | {
      readonly type: 'FinishRun';
      readonly trackerId: string;
      readonly runId: string;
      readonly figures: RunFigures;
      readonly ledger: LedgerEntries;
      readonly result: RunResult;
    }
  | {
      readonly type: 'FailRun';
      readonly trackerId: string;
      readonly runId: string;
      readonly figures: RunFigures;
      readonly reason: FailureReason;
      readonly detail: string;
      readonly documents: Without<DocumentsRead>;
      readonly now: Date;
    };

const initialState: Research = {
  run: { status: 'none' },
  established: false,
  asked: false,
  newestPeriod: null,
  failuresInARow: 0,
};

const evolve = (state: Research, event: ResearchEvent): Research => {
  switch (event.type) {
    case 'RunRequested':
      return {
        ...state,
        asked: true,
        run: { status: 'queued', runId: event.data.runId },
        newestPeriod: event.data.period ?? state.newestPeriod,
      };
    case 'RunStarted':
      return {
        ...state,
        run: { status: 'running', runId: event.data.runId, attempt: event.data.attempt },
      };
    case 'StateEstablished':
    case 'UpdatePublished':
      return { ...state, run: { status: 'none' }, established: true, failuresInARow: 0 };
    case 'NothingNewFound':
      return { ...state, run: { status: 'none' }, failuresInARow: 0 };
    case 'RunFailed':
      return { ...state, run: { status: 'none' }, failuresInARow: state.failuresInARow + 1 };
    case 'ClaimRecorded':
    case 'ClaimsConfirmed':
    case 'ClaimUpdated':
    case 'ClaimContradicted':
    case 'DocumentsRead':
      return state;
    default:
      return assertNever(event);
  }
};

const request = (
  command: Extract<ResearchCommand, { type: 'RequestRun' }>,
  state: Research,
): Decision<ResearchEvent> => {
  const { trackerId, runId, cause, period } = command;
  if (state.run.status !== 'none') {
    return cause === 'asked' ? refuse('CONFLICT', 'A run of this tracker is under way.') : [];
  }
  if (cause === 'created' && state.asked) return [];
  if (period !== null && state.newestPeriod !== null && period <= state.newestPeriod) return [];
  return [{ type: 'RunRequested', data: { trackerId, runId, cause, period } }];
};

const start = (command: Extract<ResearchCommand, { type: 'StartRun' }>, state: Research): Decision<ResearchEvent> => {
  const { trackerId, runId, engine } = command;
  if (state.run.status === 'none' || state.run.runId !== runId) return refuse('CONFLICT', 'This run is over.');
  const attempt = state.run.status === 'running' ? state.run.attempt + 1 : 1;
  return [{ type: 'RunStarted', data: { trackerId, runId, engine, attempt } }];
};

const finish = (command: Extract<ResearchCommand, { type: 'FinishRun' }>, state: Research): Decision<ResearchEvent> => {
  const { trackerId, runId, figures, ledger, result } = command;
  if (state.run.status === 'none' || state.run.runId !== runId) return [];
  const run = { trackerId, runId };
  const entries: ResearchEvent[] = [
    ...ledger.recorded.map((data): ResearchEvent => ({ type: 'ClaimRecorded', data: { ...run, ...data } })),
    ...ledger.updated.map((data): ResearchEvent => ({ type: 'ClaimUpdated', data: { ...run, ...data } })),
    ...ledger.contradicted.map((data): ResearchEvent => ({ type: 'ClaimContradicted', data: { ...run, ...data } })),
    ...(ledger.confirmed.length === 0
      ? []
      : [{ type: 'ClaimsConfirmed' as const, data: { ...run, claims: ledger.confirmed } }]),
    { type: 'DocumentsRead', data: { ...run, ...ledger.documents } },
  ];
  switch (result.kind) {
    case 'nothing_new':
      return [...entries, { type: 'NothingNewFound', data: { ...run, figures, reason: result.reason } }];
    case 'published': {
      const { state: text, lines, update, updateId } = result;
      return [
        ...entries,
        state.established
          ? { type: 'UpdatePublished', data: { ...run, figures, updateId, update, state: text } }
          : { type: 'StateEstablished', data: { ...run, figures, state: text, lines } },
      ];
    }
    default:
      return assertNever(result);
  }
};

const fail = (command: Extract<ResearchCommand, { type: 'FailRun' }>, state: Research): Decision<ResearchEvent> => {
  const { trackerId, runId, figures, reason, detail, documents, now } = command;
  if (state.run.status === 'none' || state.run.runId !== runId) return [];
  const retryAt = reason === 'TRACKER_DELETED' ? null : retryMoment(now, state.failuresInARow + 1).toISOString();
  return [
    { type: 'DocumentsRead', data: { trackerId, runId, ...documents } },
    { type: 'RunFailed', data: { trackerId, runId, figures, reason, detail, retryAt } },
  ];
};

/** `research-{tracker}`: one run at a time, each ending in one append. */
export const researchDecider: Decider<ResearchCommand, ResearchEvent, Research> = {
  events: researchEvents,
  initialState,
  evolve,
  decide(command, state) {
    switch (command.type) {
      case 'RequestRun':
        return request(command, state);
      case 'StartRun':
        return start(command, state);
      case 'FinishRun':
        return finish(command, state);
      case 'FailRun':
        return fail(command, state);
      default:
        return assertNever(command);
    }
  },
};
