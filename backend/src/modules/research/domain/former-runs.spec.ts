import {
  claimRecorded,
  documentsRead,
  nothingNewFound,
  runFailed,
  runRequested,
  runStarted,
  stateEstablished,
} from '../../../../../test/support/research-examples';
import { formerRuns } from './former-runs';

const first = [runRequested('r1', 'created'), runStarted('r1'), claimRecorded('r1', 'claim-1'), documentsRead('r1')];

test('a tracker of today has none in its ledger', () =>
  expect(formerRuns([claimRecorded('r1', 'claim-1'), stateEstablished('r1')])).toMatchObject({ asked: false }));

test('a run that was over is over, whatever it found', () => {
  for (const end of [stateEstablished('r1'), nothingNewFound('r1')]) {
    expect(formerRuns([...first, end])).toMatchObject({ run: { status: 'none' }, asked: true, failuresInARow: 0 });
  }
  expect(formerRuns([...first, runFailed('r1')])).toMatchObject({ run: { status: 'none' }, failuresInARow: 1 });
});

test('one that was in hand is in hand, for its period', () => {
  const period = '2026-03-02T00:00:00.000Z';
  const due = [...first, stateEstablished('r1'), runRequested('r2', 'due', period)];
  expect(formerRuns(due)).toMatchObject({ run: { status: 'queued', runId: 'r2' }, newestPeriod: period });
  expect(formerRuns([...due, runStarted('r2', 2)])).toMatchObject({ run: { status: 'running', attempt: 2 } });
});
