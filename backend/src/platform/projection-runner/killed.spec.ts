import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { uuidV7 } from '#kernel/ids';
import { metadata } from '#test/support/log/event-envelope';
import { type Tally, tallies } from '#test/support/read-models/tallies.projection';
import { temporaryFolder } from '#test/support/temporary-folder';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import { openSqliteEventStore } from '../event-store/sqlite/sqlite-event-store';
import { LogReader } from '../log-reader/log-reader';
import { SqliteReadStore } from '../read-store/sqlite/sqlite-read-store';
import { NO_INTERVENTIONS } from './interventions';
import { ProjectionRunner } from './projection-runner';

const folder = temporaryFolder();
const SUPPORT = join(__dirname, '../../../../test/support');
const EVENTS = 6000;
const ROUNDS = 6;

/** The event at a position; some things are deleted and counted from the start. */
const eventAt = (n: number) => ({ type: n % 97 === 96 ? 'Forgotten' : 'Counted', data: { what: `thing ${n % 41}` } });

const projectUntilKilled = async (files: readonly string[], pages: number): Promise<void> => {
  const child = spawn(
    process.execPath,
    ['--require', join(SUPPORT, 'typescript-register.cjs'), join(SUPPORT, 'project-until-killed.ts'), ...files],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  let told = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text.split('\n').length - 1;
    if (told >= pages) child.kill('SIGKILL');
  });
  const [, signal] = (await closed) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
};

test('killed at any moment of filling, swapping or following, a read model contains every event once', async () => {
  const files = ['events.db', 'views.db'].map((name) => join(folder, name));
  const [eventsFile = '', viewsFile = ''] = files;
  const events = await openSqliteEventStore({ file: eventsFile, writer: 'inline' });
  for (let start = 0; start < EVENTS; start += 500) {
    const batch = Array.from({ length: 500 }, (_, index) => ({
      id: uuidV7(start + index, Buffer.from(String(start + index).padStart(10, '0'))),
      ...eventAt(start + index),
      metadata,
    }));
    await events.append(`tally-${start}`, 'none', batch);
  }
  for (let round = 0; round < ROUNDS; round++) await projectUntilKilled(files, 1 + Math.floor(Math.random() * 30));

  const store = SqliteReadStore.open(viewsFile);
  const log = { log: () => undefined, error: (message: string) => void process.stderr.write(`${message}\n`) };
  const runner = new ProjectionRunner({
    clock: new TestClock(),
    interventions: async () => NO_INTERVENTIONS,
    events,
    reader: new LogReader(events, log),
    documents: store,
    scratch: store,
    projections: [tallies],
    projects: true,
    log,
  });
  await runner.start();
  await runner.untilCaughtUp(EVENTS - 1, 30_000);
  await until(
    'a rebuild that was under way is done',
    async () => (await runner.status('tallies'))?.state === 'live',
    30_000,
  );

  const expected = new Map<string, number[]>();
  for (let n = 0; n < EVENTS; n++) {
    const { type, data } = eventAt(n);
    if (type === 'Forgotten') expected.delete(data.what);
    else expected.set(data.what, [...(expected.get(data.what) ?? []), n]);
  }
  const shown = await store.find<Tally>({ name: 'tallies' }, {});
  expect(new Map(shown.map(({ _id, at }) => [_id, at]))).toEqual(expected);
  expect(await runner.verify()).toMatchObject([{ differences: 0 }]);
  await runner.stop();
  await store.close();
  await events.close();
});
