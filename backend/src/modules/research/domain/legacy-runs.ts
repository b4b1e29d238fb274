import type { DomainEvent } from '#kernel/events';
import type { LedgerEvent } from '#events/research/ledger.events';
import { type Runs, runDecider } from './run.decider';
import type { RunEvent } from '#events/research/run.events';

const after = (runs: Runs, event: RunEvent | LedgerEvent): Runs => {
  switch (event.type) {
    case 'RunRequested':
    case 'RunStarted':
    case 'RunFailed':
      return runDecider.evolve(runs, event);
    case 'StateEstablished':
    case 'UpdatePublished':
    case 'NothingNewFound':
      return { ...runs, run: { status: 'none' }, failuresInARow: 0 };
    default:
      return runs;
  }
};

/** The state of a tracker's runs from the time when earlier releases recorded them in the ledger's stream. */
export const legacyRuns = (history: readonly DomainEvent[]): Runs =>
  (history as readonly (RunEvent | LedgerEvent)[]).reduce(after, runDecider.initialState);
