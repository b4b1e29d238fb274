import { scenario } from '../../../../../test/support/given-when-then';
import { type ResearchCommand, researchDecider } from './research.decider';
import type { ResearchEvent } from './research.events';

const figures = { sourcesTried: 3, sourcesRead: 3, claimsNew: 0, claimsRejected: 0, costUsd: 0 };
const documents = { scope: 'topic', considered: [], unchanged: [], read: [], aliases: [] };
const emptyLedger = { recorded: [], confirmed: [], updated: [], contradicted: [], documents };
const source = {
  id: 's1',
  url: 'https://a.gov/1',
  title: 'Duties end',
  host: 'a.gov',
  publisher: 'Agency',
  publishedAt: '2026-02-20',
  quote: 'The duties end.',
  readAt: '2026-02-21T00:00:00.000Z',
};
const state = { content: '- The duties end. [1]', sources: [source] };
const line = { kind: 'new' as const, text: 'The duties end.', source: 1 };
const update = { ...state, lines: [line], more: 0 };

const ofRun = (runId: string) => ({ trackerId: 't', runId });
const requested = (runId: string, period: string | null = null): ResearchEvent => ({
  type: 'RunRequested',
  data: { ...ofRun(runId), cause: period === null ? 'asked' : 'due', period },
});
const started = (runId: string, attempt = 1): ResearchEvent => ({
  type: 'RunStarted',
  data: { ...ofRun(runId), engine: 'feeds', attempt },
});
const documentsRead = (runId: string): ResearchEvent => ({
  type: 'DocumentsRead',
  data: { ...ofRun(runId), ...documents },
});
const nothingNew = (runId: string): ResearchEvent => ({
  type: 'NothingNewFound',
  data: { ...ofRun(runId), figures, reason: 'NO_NEWS' },
});
const established = (runId: string): ResearchEvent => ({
  type: 'StateEstablished',
  data: { ...ofRun(runId), figures, state, lines: [line] },
});
const failed = (runId: string): ResearchEvent => ({
  type: 'RunFailed',
  data: { ...ofRun(runId), figures, reason: 'UNREACHABLE', detail: 'No host answered.', retryAt: null },
});

const request = (
  runId: string,
  more: Partial<Extract<ResearchCommand, { type: 'RequestRun' }>> = {},
): ResearchCommand => ({
  type: 'RequestRun',
  ...ofRun(runId),
  cause: 'asked',
  period: null,
  ...more,
});
const finish = (runId: string, result: Extract<ResearchCommand, { type: 'FinishRun' }>['result']): ResearchCommand => ({
  type: 'FinishRun',
  ...ofRun(runId),
  figures,
  ledger: emptyLedger,
  result,
});
const publish = (runId: string) => finish(runId, { kind: 'published', state, lines: [line], updateId: 'u', update });
const given = scenario(researchDecider).given;

describe('asking for a run', () => {
  test('a run that is asked for is queued', () => given().when(request('r1')).then(requested('r1')));

  test('while one is under way, asking again is a conflict', () =>
    given(requested('r1'), started('r1')).when(request('r2')).thenRefused('CONFLICT'));

  test('the schedule joins a run that is under way', () =>
    given(requested('r1'), started('r1'))
      .when(request('r2', { cause: 'due', period: '2026-03-02' }))
      .thenNothing());

  test('the first run is made once, however often a new tracker asks for it', () =>
    given(requested('r1'), started('r1'), documentsRead('r1'), nothingNew('r1'))
      .when(request('r2', { cause: 'created' }))
      .thenNothing());

  test('two schedulers make one run of a period, also when the second comes after its end', () =>
    given(requested('r1', '2026-03-02'), started('r1'), nothingNew('r1'))
      .when(request('r2', { cause: 'due', period: '2026-03-02' }))
      .thenNothing());

  test('the next period makes the next run', () =>
    given(requested('r1', '2026-03-02'), started('r1'), nothingNew('r1'))
      .when(request('r2', { cause: 'due', period: '2026-03-03' }))
      .then(requested('r2', '2026-03-03')));
});

describe('a run', () => {
  const start: ResearchCommand = { type: 'StartRun', ...ofRun('r1'), engine: 'feeds' };

  test('begins once it was asked for', () => given(requested('r1')).when(start).then(started('r1')));

  test('goes on after a crash as a further attempt', () =>
    given(requested('r1'), started('r1')).when(start).then(started('r1', 2)));

  test('that is over does not begin again', () =>
    given(requested('r1'), started('r1'), nothingNew('r1')).when(start).thenRefused('CONFLICT'));

  test('that publishes first establishes the state', () =>
    given(requested('r1'), started('r1')).when(publish('r1')).then(documentsRead('r1'), established('r1')));

  test('that publishes later is an update', () =>
    given(requested('r1'), started('r1'), established('r1'), requested('r2'), started('r2'))
      .when(publish('r2'))
      .then(documentsRead('r2'), {
        type: 'UpdatePublished',
        data: { ...ofRun('r2'), figures, updateId: 'u', update, state },
      }));

  test('that finds nothing says so', () =>
    given(requested('r1'), started('r1'))
      .when(finish('r1', { kind: 'nothing_new', reason: 'NO_NEWS' }))
      .then(documentsRead('r1'), nothingNew('r1')));

  test('leaves nothing when another worker has ended it', () =>
    given(requested('r1'), started('r1'), nothingNew('r1')).when(publish('r1')).thenNothing());
});

describe('a run that fails', () => {
  const fail = (runId: string): ResearchCommand => ({
    type: 'FailRun',
    ...ofRun(runId),
    figures,
    reason: 'UNREACHABLE',
    detail: 'No host answered.',
    documents,
    now: new Date('2026-03-01T00:00:00Z'),
  });
  const failedUntil = (runId: string, retryAt: string): ResearchEvent => ({
    type: 'RunFailed',
    data: { ...ofRun(runId), figures, reason: 'UNREACHABLE', detail: 'No host answered.', retryAt },
  });

  test('is tried again after 15 minutes', () =>
    given(requested('r1'), started('r1'))
      .when(fail('r1'))
      .then(documentsRead('r1'), failedUntil('r1', '2026-03-01T00:15:00.000Z')));

  test('is tried again later each time it fails again', () =>
    given(requested('r1'), started('r1'), failed('r1'), requested('r2'), started('r2'))
      .when(fail('r2'))
      .then(documentsRead('r2'), failedUntil('r2', '2026-03-01T01:00:00.000Z')));

  test('counts from the start again once a run came through', () =>
    given(
      requested('r1'),
      started('r1'),
      failed('r1'),
      requested('r2'),
      started('r2'),
      nothingNew('r2'),
      requested('r3'),
    )
      .when(fail('r3'))
      .then(documentsRead('r3'), failedUntil('r3', '2026-03-01T00:15:00.000Z')));
});
