import { scenario } from '../../../../../test/support/given-when-then';
import {
  documentsConsidered,
  dueRunJoined,
  runEnded,
  runFailed,
  runRequested,
  runStarted,
} from '../../../../../test/support/research-examples';
import { type RunCommand, type Runs, runDecider } from './run.decider';
import type { RunEvent } from './run.events';

const ofRun = (runId: string) => ({ trackerId: 'tracker-1', runId });
const figures = { sourcesTried: 3, sourcesRead: 3, claimsNew: 0, claimsRejected: 0, costUsd: 0 };
const request = (runId: string, more: Partial<Extract<RunCommand, { type: 'RequestRun' }>> = {}): RunCommand => ({
  type: 'RequestRun',
  ...ofRun(runId),
  cause: 'asked',
  period: null,
  ...more,
});
const given = scenario(runDecider).given;

describe('asking for a run', () => {
  test('a run that is asked for is queued', () => given().when(request('r1')).then(runRequested('r1')));

  test('while one is under way, asking again is a conflict', () =>
    given(runRequested('r1'), runStarted('r1')).when(request('r2')).thenRefused('CONFLICT'));

  test('a run that is due while one is in hand is that one', () =>
    given(runRequested('r1'), runStarted('r1'))
      .when(request('r2', { cause: 'due', period: '2026-03-02' }))
      .then(dueRunJoined('r1', '2026-03-02')));

  test('and is not made once that one is over', () =>
    given(runRequested('r1'), runStarted('r1'), dueRunJoined('r1', '2026-03-02'), runEnded('r1', 'nothing_new'))
      .when(request('r2', { cause: 'due', period: '2026-03-02' }))
      .thenNothing());

  test('a retry or an edit changes nothing while a run is in hand', () => {
    given(runRequested('r1'))
      .when(request('r2', { cause: 'retry' }))
      .thenNothing();
    given(runRequested('r1'))
      .when(request('r2', { cause: 'edited' }))
      .thenNothing();
  });

  test('the first run is made once, however often a new tracker asks for it', () =>
    given(runRequested('r1'), runStarted('r1'), runEnded('r1', 'nothing_new'))
      .when(request('r2', { cause: 'created' }))
      .thenNothing());

  test('two schedulers make one run of a period, also when the second comes after its end', () =>
    given(runRequested('r1', 'due', '2026-03-02'), runStarted('r1'), runEnded('r1', 'nothing_new'))
      .when(request('r2', { cause: 'due', period: '2026-03-02' }))
      .thenNothing());

  test('the next period makes the next run', () =>
    given(runRequested('r1', 'due', '2026-03-02'), runStarted('r1'), runEnded('r1', 'nothing_new'))
      .when(request('r2', { cause: 'due', period: '2026-03-03' }))
      .then(runRequested('r2', 'due', '2026-03-03')));
});

describe('a run', () => {
  const start: RunCommand = { type: 'StartRun', ...ofRun('r1'), engine: 'feeds' };
  const end: RunCommand = { type: 'EndRun', ...ofRun('r1'), outcome: 'published' };
  const { type: _type, data: documents } = documentsConsidered('r1') as Extract<
    RunEvent,
    { type: 'DocumentsConsidered' }
  >;
  const record: RunCommand = { type: 'RecordDocuments', ...documents };

  test('begins once it was asked for', () => given(runRequested('r1')).when(start).then(runStarted('r1')));

  test('goes on after a crash as a further attempt', () =>
    given(runRequested('r1'), runStarted('r1')).when(start).then(runStarted('r1', 2)));

  test('that is over does not begin again', () =>
    given(runRequested('r1'), runStarted('r1'), runEnded('r1')).when(start).thenRefused('CONFLICT'));

  test('records the documents that it considered', () =>
    given(runRequested('r1'), runStarted('r1')).when(record).then(documentsConsidered('r1')));

  test('is over once the ledger holds its end, once', () => {
    given(runRequested('r1'), runStarted('r1')).when(end).then(runEnded('r1'));
    given(runRequested('r1'), runStarted('r1'), runEnded('r1')).when(end).thenNothing();
  });

  test('that is over leaves the next one alone', () => {
    const next = given(runRequested('r1'), runStarted('r1'), runEnded('r1'), runRequested('r2'));
    next.when(end).thenNothing();
    next.when(record).thenNothing();
  });
});

describe('a run that fails', () => {
  const fail = (runId: string): RunCommand => ({
    type: 'FailRun',
    ...ofRun(runId),
    figures,
    reason: 'UNREACHABLE',
    detail: 'No host answered.',
    now: new Date('2026-03-01T00:00:00Z'),
  });
  const failedUntil = (runId: string, retryAt: string): RunEvent => ({
    type: 'RunFailed',
    data: { ...ofRun(runId), figures, reason: 'UNREACHABLE', detail: 'No host answered.', retryAt },
  });

  test('is tried again after 15 minutes', () =>
    given(runRequested('r1'), runStarted('r1')).when(fail('r1')).then(failedUntil('r1', '2026-03-01T00:15:00.000Z')));

  test('is tried again later each time it fails again', () =>
    given(runRequested('r1'), runStarted('r1'), runFailed('r1'), runRequested('r2'), runStarted('r2'))
      .when(fail('r2'))
      .then(failedUntil('r2', '2026-03-01T01:00:00.000Z')));

  test('counts from the start again once a run came through', () =>
    given(
      runRequested('r1'),
      runStarted('r1'),
      runFailed('r1'),
      runRequested('r2'),
      runStarted('r2'),
      runEnded('r2', 'nothing_new'),
      runRequested('r3'),
    )
      .when(fail('r3'))
      .then(failedUntil('r3', '2026-03-01T00:15:00.000Z')));
});

describe('runs of a tracker whose earlier ones stand in the ledger', () => {
  const carryOver = (former: Partial<Runs>): RunCommand => ({
    type: 'CarryOverRuns',
    trackerId: 'tracker-1',
    former: { run: { status: 'none' }, asked: true, newestPeriod: null, failuresInARow: 0, ...former },
  });
  const carriedOver = (data: Partial<Extract<RunEvent, { type: 'RunsCarriedOver' }>['data']>): RunEvent => ({
    type: 'RunsCarriedOver',
    data: { trackerId: 'tracker-1', run: null, newestPeriod: null, failuresInARow: 0, ...data },
  });

  test.each<[string, Runs['run'], number]>([
    ['queued', { status: 'queued', runId: 'r1' }, 0],
    ['running', { status: 'running', runId: 'r1', attempt: 2 }, 2],
  ])('go on where one is %s', (_status, run, attempt) => {
    given()
      .when(carryOver({ run }))
      .then(carriedOver({ run: { runId: 'r1', attempt } }));
    given(carriedOver({ run: { runId: 'r1', attempt } }))
      .when({ type: 'StartRun', ...ofRun('r1'), engine: 'feeds' })
      .then(runStarted('r1', attempt + 1));
  });

  test('keep the periods that were run, and that the first one was made', () => {
    const newestPeriod = '2026-03-02';
    given().when(carryOver({ newestPeriod })).then(carriedOver({ newestPeriod }));
    const after = given(carriedOver({ newestPeriod }));
    after.when(request('r2', { cause: 'due', period: newestPeriod })).thenNothing();
    after.when(request('r2', { cause: 'created' })).thenNothing();
  });

  test('are carried over once', () =>
    given(carriedOver({}))
      .when(carryOver({ newestPeriod: '2026-03-02' }))
      .thenNothing());
});
