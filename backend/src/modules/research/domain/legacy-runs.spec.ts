import {
  claimRecorded,
  documentsRead,
  nothingNewFound,
  runFailed,
  runRequested,
  runStarted,
  stateEstablished,
} from '../../../../../test/support/research-examples';
import { legacyRuns } from './legacy-runs';

const first = [runRequested('r1', 'created'), runStarted('r1'), claimRecorded('r1', 'claim-1'), documentsRead('r1')];

test('a current ledger contains no runs', () =>
  expect(legacyRuns([claimRecorded('r1', 'claim-1'), stateEstablished('r1')])).toMatchObject({ asked: false }));

test('a finished run is finished, whatever it found', () => {
  for (const end of [stateEstablished('r1'), nothingNewFound('r1')]) {
    expect(legacyRuns([...first, end])).toMatchObject({ run: { status: 'none' }, asked: true, failuresInARow: 0 });
  }
  expect(legacyRuns([...first, runFailed('r1')])).toMatchObject({ run: { status: 'none' }, failuresInARow: 1 });
});

test('an active run stays active, with its period', () => {
  const period = '2026-03-02T00:00:00.000Z';
  const due = [...first, stateEstablished('r1'), runRequested('r2', 'due', period)];
  expect(legacyRuns(due)).toMatchObject({ run: { status: 'queued', runId: 'r2' }, newestPeriod: period });
  expect(legacyRuns([...due, runStarted('r2', 2)])).toMatchObject({ run: { status: 'running', attempt: 2 } });
});
