import { Logger } from '@nestjs/common';
import type { UserEvent } from '#events/accounts/user.events';
import { fetchFailure } from '#platform/fetch/fetch-failure';
import type { OutboundAnswer } from '#platform/fetch/outbound';
import type { FileStore } from '#platform/file-store/file-store';
import { openFolderFileStore } from '#platform/file-store/folder/folder-file-store';
import type { SideEffectStep } from '#platform/processes/process';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { recorded } from '#test/support/read-models/projected';
import { temporaryFolder } from '#test/support/temporary-folder';
import { expiredExchangesDeleteFiles } from '../../../processes/expired-exchanges.process';
import { answeredExchange, sentExchange } from './exchange';
import { Exchanges } from './exchanges';
import { exportedExchanges } from './exported-exchanges';

beforeAll(() => Logger.overrideLogger(false));
afterEach(() => jest.useRealTimers());

const of = { userId: 'ann', effectId: 'e1', attempt: 1 };
const signed = { 'webhook-id': 'e1', 'webhook-timestamp': '1772366400', 'webhook-signature': 'v1,c2VjcmV0' };
const sent = sentExchange('https://hook.example/', signed, '{"type":"brief.published"}');
const down: OutboundAnswer = {
  kind: 'answered',
  status: 503,
  headers: { 'content-type': 'text/plain' },
  cookies: [],
  body: new TextEncoder().encode('down'),
  isCut: false,
};
const answer = { status: 503, content_type: 'text/plain', body: 'down', is_cut: false };

const erased: UserEvent = {
  type: 'UserErased',
  data: { userId: 'ann', emailKey: null, erasedBy: 'ann', statedReason: null },
};

const opened = async (files: FileStore, ...later: readonly UserEvent[]) => {
  const reads = await filledReadStore([accounts], [registeredAs('ann'), activatedAs('ann'), ...later]);
  const progress = {
    waitFor: async () => true,
    untilCaughtUp: async () => 'shows' as const,
    hidesItsDocuments: () => false,
  };
  const exchanges = new Exchanges(files, reads, { lastPosition: async () => 1 }, progress);
  const attempted = (call: () => Promise<OutboundAnswer>, attempt = 1) =>
    exchanges.around({ ...of, attempt }, sent, call, (received) => answeredExchange(sent, received));
  return { exchanges, attempted };
};
const stored = () => openFolderFileStore(temporaryFolder());
const never = () => new Promise<never>(() => undefined);

test('the request is stored before the call and the answer after it, without the signature', async () => {
  const files = stored();
  const { exchanges, attempted } = await opened(files);
  const answered = await attempted(async () => {
    expect(await exchanges.of(of)).toEqual(sent);
    return down;
  });
  expect(answered).toBe(down);
  expect(await exchanges.of(of)).toEqual({ ...sent, answer });
  expect(JSON.stringify(await exchanges.of(of))).not.toContain('c2VjcmV0');
  expect(await exchanges.of({ ...of, attempt: 2 })).toBeUndefined();
});

test('the request of a killed call stays stored', async () => {
  const { exchanges, attempted } = await opened(stored());
  await expect(attempted(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await exchanges.of(of)).toEqual(sent);
});

test('an exchange without an answer keeps only what was sent', () =>
  expect(answeredExchange(sent, fetchFailure('timeout', { kind: 'timeout', seconds: 15 }))).toEqual(sent));

test('a file store that fails does not keep a call from being made, nor its result from being known', async () => {
  const { attempted } = await opened({ ...stored(), put: () => Promise.reject(new Error('The disk is full.')) });
  expect(await attempted(async () => down)).toBe(down);
});

test('a file store that does not answer holds a call up for seconds, not for good', async () => {
  const { attempted } = await opened({ ...stored(), put: never });
  jest.useFakeTimers();
  let calls = 0;
  const answered = attempted(async () => {
    calls += 1;
    return down;
  });
  await jest.advanceTimersByTimeAsync(4000);
  expect(await answered).toBe(down);
  expect(calls).toBe(1);
});

test('the exchange of a person who is erased during the call is not kept', async () => {
  const files = stored();
  const { attempted } = await opened(files, erased);
  await attempted(async () => down);
  expect(await files.list(null, { limit: 9 })).toEqual([]);
});

test('the exchanges of a delivery are in the export of the account until they expire', async () => {
  const files = stored();
  const { attempted } = await opened(files);
  await attempted(async () => down, 1);
  await attempted(async () => ({ ...down, status: 200 }), 2);
  const exported = async () => {
    const rows: object[] = [];
    for (const { rowsOf } of exportedExchanges(files)) for await (const row of rowsOf('ann')) rows.push(row);
    return rows;
  };
  expect(await exported()).toMatchObject([{ answer: { status: 503 } }, { answer: { status: 200 } }]);

  const expired = {
    ...recorded({ type: 'ExchangesExpired', data: { userId: 'ann' } } as const, 1),
    stream: 'outbound-e1',
  };
  for (const step of expiredExchangesDeleteFiles(files).react(expired, null)) await (step as SideEffectStep).run();
  expect(await exported()).toEqual([]);
});
