import { commandStep, processOf } from '#platform/processes/process';
import { ledgerEvents } from '#events/research/ledger.events';
import { runDecider } from '../domain/run.decider';

/** A run ends once the ledger has recorded its end. */
export const recordedEndsEndRuns = processOf(ledgerEvents, {
  name: 'ended-runs',
  on: ['StateEstablished', 'UpdatePublished', 'NothingNewFound'],
  mayLag: true,
  react: ({ type, data: { trackerId, runId } }) => [
    commandStep(runDecider, trackerId, {
      type: 'EndRun',
      trackerId,
      runId,
      outcome: type === 'NothingNewFound' ? 'nothing_new' : 'published',
    }),
  ],
});
