import type { CommandBus } from '@nestjs/cqrs';
import { ReadPrivateData } from '#modules/accounts/published';
import { type SessionCaller, beginRequest, requestStateOf } from '#platform/http/requests/request-state';
import { randomIds } from '#platform/ids';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { TestClock } from '#test/support/test-clock';
import { PrivateReadings } from './private-readings';

const read = async (caller: SessionCaller): Promise<readonly ReadPrivateData[]> => {
  const carriedOut: ReadPrivateData[] = [];
  const execute: CommandBus['execute'] = async (command: unknown) =>
    carriedOut.push(command as ReadPrivateData) as never;
  const readings = new PrivateReadings(
    { execute } as Partial<CommandBus> as CommandBus,
    new InMemoryReadStore(),
    randomIds(new TestClock()),
  );
  const request = {};
  beginRequest(request, 'request-1');
  requestStateOf(request).caller = caller;
  await readings.record(request, caller, { userId: 'ann', what: 'health_data', which: 'diary', reason: 'She asked.' });
  return carriedOut;
};

const adam = { userId: 'adam', roles: ['admin'], sessionId: 's' } as const;

test('a reading of another person’s diary is recorded of the request and of who reads', async () => {
  expect(await read(adam)).toMatchObject([
    { context: { correlationId: 'request-1', actor: { kind: 'user', userId: 'adam' } } },
  ]);
});

test('an impersonator of an administrator is recorded as well', async () => {
  expect(await read({ ...adam, impersonator: { userId: 'eve' } })).toMatchObject([
    { context: { actor: { userId: 'adam' }, impersonator: { kind: 'user', userId: 'eve' } } },
  ]);
});

test('a reading of one’s own diary is not recorded', async () => {
  expect(await read({ userId: 'ann', roles: [], sessionId: 's' })).toEqual([]);
});
