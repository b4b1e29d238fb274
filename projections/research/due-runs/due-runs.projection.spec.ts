import { projected } from '#test/support/read-models/projected';
import { dueRunJoined, runFailed, runRequested } from '#test/support/research/research-examples';
import { created } from '#test/support/trackers/tracker-examples';
import { dueRuns } from './due-runs.projection';

const tracker = created({ trackerId: 'tracker-1', frequency: 'day' });

test('the first period begins when the tracker is created', async () => {
  expect(await projected(dueRuns, [tracker])).toEqual([
    {
      _id: 'tracker-1',
      owner_id: 'ann',
      frequency: 'day',
      paused: false,
      suspended: false,
      deleted: false,
      email_updates: true,
      created_at: '2026-03-01T01:00:00.000Z',
      newest_period: null,
      period_key: '2026-03-01T01:00:00.000Z tracker-1',
      retry_key: null,
    },
  ]);
});

test('only a scheduled run begins the next period when it is requested', async () => {
  const scheduled = runRequested('r1', 'due', '2026-03-01T01:30:00.000Z');
  const next = { newest_period: '2026-03-01T01:30:00.000Z', period_key: '2026-03-01T02:00:00.000Z tracker-1' };
  expect(await projected(dueRuns, [tracker, scheduled])).toMatchObject([next]);
  expect(await projected(dueRuns, [tracker, scheduled, runRequested('r2', 'asked')])).toMatchObject([next]);
});

test('a due run that joins an active one begins the next period too', async () => {
  const joined = [tracker, runRequested('r1'), dueRunJoined('r1', '2026-03-01T01:30:00.000Z')];
  expect(await projected(dueRuns, joined)).toMatchObject([
    { newest_period: '2026-03-01T01:30:00.000Z', period_key: '2026-03-01T03:00:00.000Z tracker-1' },
  ]);
});

test('the owner’s choice of mail is kept', async () => {
  const ofTracker = { trackerId: 'tracker-1', ownerId: 'ann' };
  const off = [tracker, { type: 'EmailUpdatesTurnedOff' as const, data: ofTracker }];
  expect(await projected(dueRuns, off)).toMatchObject([{ email_updates: false }]);
  const on = [...off, { type: 'EmailUpdatesTurnedOn' as const, data: ofTracker }];
  expect(await projected(dueRuns, on)).toMatchObject([{ email_updates: true }]);
});

test('a retry is due after a failure, until another run is requested', async () => {
  const log = [tracker, runRequested('r1'), runFailed('r1')];
  expect(await projected(dueRuns, log)).toMatchObject([{ retry_key: '2026-03-01T04:15:00.000Z tracker-1' }]);
  expect(await projected(dueRuns, [...log, runRequested('r2', 'retry')])).toMatchObject([{ retry_key: null }]);
});
