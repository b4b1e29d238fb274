import { following } from '#test/support/given-when-then';
import {
  claimRecorded,
  nothingNewFound,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { recordedEndsEndRuns } from './ended-runs.process';

const ended = (runId: string, outcome: string) => ({
  on: 'run-tracker-1',
  command: { type: 'EndRun', trackerId: 'tracker-1', runId, outcome },
});

test('a run ends once the ledger has recorded its end', () => {
  following(recordedEndsEndRuns).given().when(stateEstablished('r1')).then(ended('r1', 'published'));
  following(recordedEndsEndRuns).given().when(updatePublished('r2', 'u1')).then(ended('r2', 'published'));
  following(recordedEndsEndRuns).given().when(nothingNewFound('r3')).then(ended('r3', 'nothing_new'));
});

test('a claim alone ends no run', () =>
  following(recordedEndsEndRuns).given().when(claimRecorded('r1', 'claim-1')).then());
