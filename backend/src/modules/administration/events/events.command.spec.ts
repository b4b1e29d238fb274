import { CommandRunner } from '#platform/command-handling/command-runner';
import { randomIds } from '#platform/ids';
import { EXIT } from '#platform/operator/operator-command';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { eventCategories } from '#test/support/log/event-categories';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import { EventMask } from './event-mask';
import { eventsCommand } from './events.command';

const HASH = 'c0ffee';
const registered = {
  type: 'UserRegistered',
  data: { userId: 'ann', email: 'ann@example.org', verification: { linkId: 'l1', tokenHash: HASH }, browser: HASH },
};
const passwordSet = { type: 'PasswordSet', data: { userId: 'ann', passwordHash: HASH } };
const activated = { type: 'UserActivated', data: { userId: 'ann', firstName: 'Ann', lastName: 'Heron' } };

/** What `events tail --from 0 …` prints of three events, and the log afterwards. */
const tail = async (...words: readonly string[]) => {
  const clock = new TestClock();
  const ids = randomIds(clock);
  const store = inMemoryEventStore();
  const metadata = { occurred_at: clock.now().toISOString(), correlation_id: 'c', causation_id: 'c', command: 'Test' };
  const events = [registered, activated, passwordSet].map((each) => ({
    ...each,
    id: ids.next(),
    metadata: { ...metadata, actor: { kind: 'system' as const } },
  }));
  await store.append('user-ann', 'none', events);
  const stop = new AbortController();
  const lines: string[] = [];
  const io = { line: async (text: string) => void lines.push(text), signal: stop.signal, folder: '.' };
  const command = eventsCommand(store, new EventMask(eventCategories), new CommandRunner(store), clock, ids);
  const exit = command.run(['tail', '--from', '0', ...words], io);
  await until('it has printed them', () => lines.length >= events.length);
  stop.abort();
  expect(await exit).toBe(EXIT.done);
  return { out: lines.join('\n'), log: (await store.readAll({ after: -1, limit: 10 })).events };
};

test('personal fields of the log are masked, and nothing is recorded', async () => {
  const { out, log } = await tail();
  for (const hidden of ['ann@example.org', 'Ann"', 'Heron', HASH]) expect(out).not.toContain(hidden);
  expect(out).toContain('"userId":"ann","firstName":"•••"');
  expect(log).toHaveLength(3);
});

test('--personal shows it, but no hash of a secret, and the log says so first', async () => {
  const { out, log } = await tail('--personal', '--stream', 'user-ann');
  for (const shown of ['ann@example.org', '"firstName":"Ann"', 'Heron']) expect(out).toContain(shown);
  expect(out).not.toContain(HASH);
  expect(log.at(-1)).toMatchObject({ type: 'PersonalFieldsRead', data: { stream: 'user-ann', after: -1 } });
});
