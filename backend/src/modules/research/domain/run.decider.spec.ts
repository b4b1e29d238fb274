import type { FailureReason, RunEvent } from '#events/research/run.events';
import { scenario } from '#test/support/given-when-then';
import {
  answerWritten,
  documentsConsidered,
  dueRunJoined,
  runEnded,
  runFailed,
  runFollowUpRequested,
  runRequested,
  runRestarted,
  runStarted,
} from '#test/support/research/research-examples';
import { type RunCommand, runDecider } from './run.decider';

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

describe('requesting a run', () => {
  test('queues the run', () => given().when(request('r1')).then(runRequested('r1')));

  test('a request conflicts with another active run', () =>
    given(runRequested('r1'), runStarted('r1')).when(request('r2')).thenRefused('CONFLICT'));

  test('makes a due run join the active one', () =>
    given(runRequested('r1'), runStarted('r1'))
      .when(request('r2', { cause: 'due', period: '2026-03-02' }))
      .then(dueRunJoined('r1', '2026-03-02')));

  test('a joined run is not requested again after the active one has ended', () =>
    given(runRequested('r1'), runStarted('r1'), dueRunJoined('r1', '2026-03-02'), runEnded('r1', 'nothing_new'))
      .when(request('r2', { cause: 'due', period: '2026-03-02' }))
      .thenNothing());

  test('ignores a retry while a run is active', () =>
    given(runRequested('r1'))
      .when(request('r2', { cause: 'retry' }))
      .thenNothing());

  test('makes the first run only once, however often it is requested', () =>
    given(runRequested('r1'), runStarted('r1'), runEnded('r1', 'nothing_new'))
      .when(request('r2', { cause: 'created' }))
      .thenNothing());

  test('makes one run per period when two schedulers request it, even if the second is late', () =>
    given(runRequested('r1', 'due', '2026-03-02'), runStarted('r1'), runEnded('r1', 'nothing_new'))
      .when(request('r2', { cause: 'due', period: '2026-03-02' }))
      .thenNothing());

  test('makes the next run for the next period', () =>
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

  test('starts once it has been requested', () => given(runRequested('r1')).when(start).then(runStarted('r1')));

  test('starts another attempt after a crash', () =>
    given(runRequested('r1'), runStarted('r1')).when(start).then(runStarted('r1', 2)));

  test('an ended run does not start again', () =>
    given(runRequested('r1'), runStarted('r1'), runEnded('r1')).when(start).thenRefused('CONFLICT'));

  test('records the documents it considered', () =>
    given(runRequested('r1'), runStarted('r1')).when(record).then(documentsConsidered('r1')));

  test('records what a model made of its answer', () =>
    given(runRequested('r1'), runStarted('r1'))
      .when({ type: 'Record', note: answerWritten('r1') })
      .then(answerWritten('r1')));

  test('ends once the ledger has recorded its end, and only once', () => {
    given(runRequested('r1'), runStarted('r1')).when(end).then(runEnded('r1'));
    given(runRequested('r1'), runStarted('r1'), runEnded('r1')).when(end).thenNothing();
  });

  test('an ended run does not affect the next one', () => {
    const next = given(runRequested('r1'), runStarted('r1'), runEnded('r1'), runRequested('r2'));
    next.when(end).thenNothing();
    next.when(record).thenNothing();
  });
});

describe('an edit of the tracker', () => {
  const edit = request('r2', { cause: 'edited' });
  const end: RunCommand = { type: 'EndRun', ...ofRun('r1'), outcome: 'published' };
  const restart: RunCommand = { type: 'RestartRun', ...ofRun('r1') };
  const fail = (reason: FailureReason): RunCommand => ({
    type: 'FailRun',
    ...ofRun('r1'),
    figures,
    reason,
    detail: null,
    now: new Date('2026-03-01T00:00:00Z'),
  });
  const running = [runRequested('r1'), runStarted('r1')];
  const failed = (reason: FailureReason): RunEvent => ({
    type: 'RunFailed',
    data: { ...ofRun('r1'), figures, reason, detail: null, retryAt: null },
  });

  test('needs no further run while one is queued', () => given(runRequested('r1')).when(edit).thenNothing());

  test('makes another run follow the one that is under way, once', () => {
    given(...running)
      .when(edit)
      .then(runFollowUpRequested('r1', 'r2'));
    given(...running, runFollowUpRequested('r1', 'r2'))
      .when(request('r3', { cause: 'edited' }))
      .thenNothing();
  });

  test('an edit is followed up when the run ends', () =>
    given(...running, runFollowUpRequested('r1', 'r2'))
      .when(end)
      .then(runEnded('r1'), runRequested('r2', 'edited')));

  test('an edit is followed up in place of a retry when the run fails', () =>
    given(...running, runFollowUpRequested('r1', 'r2'))
      .when(fail('UNREACHABLE'))
      .then(failed('UNREACHABLE'), runRequested('r2', 'edited')));

  test('an edit is not followed up if the tracker was deleted after it', () =>
    given(...running, runFollowUpRequested('r1', 'r2'))
      .when(fail('TRACKER_DELETED'))
      .then(failed('TRACKER_DELETED')));

  test('an edit is not forgotten when the run resumes after a crash', () =>
    given(...running, runFollowUpRequested('r1', 'r2'), runStarted('r1', 2))
      .when(end)
      .then(runEnded('r1'), runRequested('r2', 'edited')));

  test('an edit is not followed up if the run began again after it', () => {
    given(...running, runFollowUpRequested('r1', 'r2'))
      .when(restart)
      .then(runRestarted('r1'));
    given(...running, runFollowUpRequested('r1', 'r2'), runRestarted('r1'))
      .when(end)
      .then(runEnded('r1'));
  });

  test('a run begins again only after an edit is recorded', () =>
    given(...running)
      .when(restart)
      .thenNothing());
});

describe('a failed run', () => {
  const fail = (runId: string): RunCommand => ({
    type: 'FailRun',
    ...ofRun(runId),
    figures,
    reason: 'UNREACHABLE',
    detail: null,
    now: new Date('2026-03-01T00:00:00Z'),
  });
  const failedUntil = (runId: string, retryAt: string): RunEvent => ({
    type: 'RunFailed',
    data: { ...ofRun(runId), figures, reason: 'UNREACHABLE', detail: null, retryAt },
  });

  test('a failed run is retried after 15 minutes', () =>
    given(runRequested('r1'), runStarted('r1')).when(fail('r1')).then(failedUntil('r1', '2026-03-01T00:15:00.000Z')));

  test('a run that fails again is retried after a longer pause', () =>
    given(runRequested('r1'), runStarted('r1'), runFailed('r1'), runRequested('r2'), runStarted('r2'))
      .when(fail('r2'))
      .then(failedUntil('r2', '2026-03-01T01:00:00.000Z')));

  test('restarts its backoff after a successful run', () =>
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
