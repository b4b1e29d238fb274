import {
  type ClaimContradicted,
  type ClaimPartEnded,
  type ClaimRecorded,
  type ClaimsConfirmed,
  type ClaimsMentioned,
  type ClaimsWithdrawn,
  type ClaimUpdated,
  type EmptyReason,
  type FeedbackObeyed,
  type KeyFactObserved,
  type LedgerEvent,
  type PagesRead,
  type StateText,
  type UpdateText,
  ledgerEvents,
} from '#events/research/ledger.events';
import type { RunFigures, RunRef } from '#events/research/run.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';

/** The part of a ledger that decisions depend on; `ledgerOf` reads all of it. */
export interface LedgerTip {
  /** The last run that recorded its findings; null before the first. */
  readonly endedRun: string | null;
  readonly established: boolean;
  /** Whether pages are recorded of a run that has not ended yet. */
  readonly pagesPending: boolean;
}

type Without<Event extends LedgerEvent> = Omit<Event['data'], 'trackerId' | 'runId'>;

/** A run's ledger entries, whether or not it publishes. */
export interface LedgerEntries {
  readonly recorded: readonly Without<ClaimRecorded>[];
  readonly confirmed: Without<ClaimsConfirmed>['claims'];
  readonly mentioned: Without<ClaimsMentioned>;
  readonly updated: readonly Without<ClaimUpdated>[];
  readonly contradicted: readonly Without<ClaimContradicted>[];
  readonly partsEnded: readonly Without<ClaimPartEnded>[];
  readonly keptOut: Without<FeedbackObeyed>['keptOut'];
  /** The withdrawn claims; null if there are none. */
  readonly withdrawn: Without<ClaimsWithdrawn> | null;
  readonly facts: readonly Without<KeyFactObserved>[];
  /** Memory of the pages read; if some were already recorded in parts, only the rest. */
  readonly pages: Without<PagesRead>;
}

export type RunResult =
  | {
      readonly kind: 'published';
      readonly state: StateText;
      readonly proposedWords: readonly string[];
      readonly updateId: string;
      readonly update: UpdateText;
    }
  | {
      readonly kind: 'nothing_new';
      readonly reason: EmptyReason;
      /** The overview, if it now reads differently. */
      readonly state: StateText | null;
    };

interface InOrder extends RunRef {
  /** The last ended run in the ledger that this run compared its pages with. */
  readonly after: string | null;
}

export type LedgerCommand =
  | (InOrder & { readonly type: 'RecordPages'; readonly pages: Without<PagesRead> })
  | (InOrder & {
      readonly type: 'FinishRun';
      readonly figures: RunFigures;
      readonly entries: LedgerEntries;
      readonly result: RunResult;
    });

const evolve = (state: LedgerTip, event: LedgerEvent): LedgerTip => {
  switch (event.type) {
    case 'PagesRead':
      return { ...state, pagesPending: true };
    case 'StateEstablished':
    case 'UpdatePublished':
      return { endedRun: event.data.runId, established: true, pagesPending: false };
    case 'NothingNewFound':
      return { ...state, endedRun: event.data.runId, pagesPending: false };
    case 'WordsProposed':
    case 'OverviewRecomposed':
    case 'ClaimRecorded':
    case 'ClaimsConfirmed':
    case 'ClaimsMentioned':
    case 'ClaimUpdated':
    case 'ClaimContradicted':
    case 'ClaimPartEnded':
    case 'FeedbackObeyed':
    case 'ClaimsWithdrawn':
    case 'KeyFactObserved':
      return state;
    default:
      return assertNever(event);
  }
};

/** What a run records of claims and key facts. */
export const claimEvents = (
  { trackerId, runId }: RunRef,
  {
    recorded,
    updated,
    contradicted,
    partsEnded,
    confirmed,
    mentioned,
    keptOut,
    withdrawn,
    facts,
  }: Omit<LedgerEntries, 'pages'>,
): readonly LedgerEvent[] => {
  const run = { trackerId, runId };
  return [
    ...recorded.map((data): LedgerEvent => ({ type: 'ClaimRecorded', data: { ...run, ...data } })),
    ...updated.map((data): LedgerEvent => ({ type: 'ClaimUpdated', data: { ...run, ...data } })),
    ...contradicted.map((data): LedgerEvent => ({ type: 'ClaimContradicted', data: { ...run, ...data } })),
    ...partsEnded.map((data): LedgerEvent => ({ type: 'ClaimPartEnded', data: { ...run, ...data } })),
    ...(confirmed.length === 0 ? [] : [{ type: 'ClaimsConfirmed' as const, data: { ...run, claims: confirmed } }]),
    ...(mentioned.claims.length === 0 ? [] : [{ type: 'ClaimsMentioned' as const, data: { ...run, ...mentioned } }]),
    ...(keptOut.length === 0 ? [] : [{ type: 'FeedbackObeyed' as const, data: { ...run, keptOut } }]),
    ...(withdrawn === null ? [] : [{ type: 'ClaimsWithdrawn' as const, data: { ...run, ...withdrawn } }]),
    ...facts.map((data): LedgerEvent => ({ type: 'KeyFactObserved', data: { ...run, ...data } })),
  ];
};

// An empty part is recorded too if it has to replace what a crashed attempt recorded.
const pageEvents = (run: RunRef, { pages }: LedgerEntries, { pagesPending }: LedgerTip): readonly LedgerEvent[] =>
  pages.pages.length === 0 && !pagesPending ? [] : [{ type: 'PagesRead', data: { ...run, ...pages } }];

const finish = (command: Extract<LedgerCommand, { type: 'FinishRun' }>, state: LedgerTip): Decision<LedgerEvent> => {
  const { trackerId, runId, figures, result } = command;
  const run = { trackerId, runId };
  const entries = [...claimEvents(run, command.entries), ...pageEvents(run, command.entries, state)];
  switch (result.kind) {
    case 'nothing_new': {
      const recomposed: readonly LedgerEvent[] =
        result.state === null ? [] : [{ type: 'OverviewRecomposed', data: { ...run, state: result.state } }];
      return [...entries, ...recomposed, { type: 'NothingNewFound', data: { ...run, figures, reason: result.reason } }];
    }
    case 'published': {
      const { state: text, update, updateId, proposedWords: words } = result;
      if (state.established)
        return [...entries, { type: 'UpdatePublished', data: { ...run, figures, updateId, update, state: text } }];
      const proposal: readonly LedgerEvent[] =
        words.length === 0 ? [] : [{ type: 'WordsProposed', data: { ...run, words } }];
      return [...entries, ...proposal, { type: 'StateEstablished', data: { ...run, figures, state: text } }];
    }
    default:
      return assertNever(result);
  }
};

/**
 * Findings are valid only for the ledger they were compared with; if another run, or this one, has ended since, they
 * are discarded.
 */
const isOutdated = ({ runId, after }: InOrder, { endedRun }: LedgerTip): boolean =>
  endedRun === runId || endedRun !== after;

/**
 * Decides on streams `research-{tracker}`: what runs found, so that nothing is told twice. A run's findings count once
 * it has ended.
 */
export const ledgerDecider: Decider<LedgerCommand, LedgerEvent, LedgerTip> = {
  events: ledgerEvents,
  initialState: { endedRun: null, established: false, pagesPending: false },
  evolve,
  decide(command, state) {
    if (isOutdated(command, state)) return [];
    switch (command.type) {
      case 'RecordPages': {
        const { trackerId, runId, pages } = command;
        return [{ type: 'PagesRead', data: { trackerId, runId, ...pages } }];
      }
      case 'FinishRun':
        return finish(command, state);
      default:
        return assertNever(command);
    }
  },
};
