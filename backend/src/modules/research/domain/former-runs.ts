import type { DomainEvent } from '#kernel/events';
import type { LedgerEvent } from './ledger.events';
import { type Runs, runDecider } from './run.decider';
import type { RunEvent } from './run.events';

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

/** How a tracker's runs stood when they and the ledger were one stream, as earlier releases wrote it. */
export const formerRuns = (history: readonly DomainEvent[]): Runs =>
  (history as readonly (RunEvent | LedgerEvent)[]).reduce(after, runDecider.initialState);
