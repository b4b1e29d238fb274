import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { z } from 'zod';
import { EVENTS_FILE } from '#platform/data-dir/file-names';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { inMemoryKeyStore } from '../support/in-memory/in-memory-key-store';
import { eventSchemas } from '../support/log/event-categories';
import { metadata, nextId } from '../support/log/event-envelope';
import { repeats } from '../support/long';
import { seeded } from '../support/seeded';
import { SetReader, shownInList, shownInLog } from '../support/source-set-traffic/set-reader';
import { type Calls, SetWriter } from '../support/source-set-traffic/written-sets';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const SETS_OF_OTHERS = repeats(100, 40);
const REVISIONS = 200;
const SETS = 30;
const WRITES_A_SECOND = 50;
const ROUNDS = repeats(2, 1);
const ADMIN = { username: 'admin@example.org', password: 'a phrase of the tests' };
/** Events written between two reads of a status. */
const MAX_BEHIND = 20;
/** What the writes go into, and the reads show. */
const MODELS = ['source-sets', 'log-index'];

const tokens = z.object({ access: z.string() });
const isFollowing = z.object({ state: z.literal('live'), lag: z.number().max(MAX_BEHIND) });

const dataDir = temporaryFolder();
let aidy: AidyProcess;
let authorization: string;

/** Source Sets of other people, so that a rebuild takes a while. */
const fillLog = async (): Promise<void> => {
  const log = await openSqliteEventStore({ file: join(dataDir, EVENTS_FILE), synchronous: 'NORMAL' });
  const store = codecEventStore(log, eventSchemas, inMemoryKeyStore());
  for (let n = 0; n < SETS_OF_OTHERS; n++) {
    const data = { sourceSetId: `other-${n}`, ownerId: `user-${n}`, description: '', domains: [] };
    const named = (type: string, name: string) => ({ id: nextId(), type, data: { ...data, name }, metadata });
    const revised = Array.from({ length: REVISIONS }, (_, count) => named('SourceSetRevised', `Ports ${count}`));
    await store.append(`sourceset-${data.sourceSetId}`, 'none', [named('SourceSetCreated', 'Ports'), ...revised]);
  }
  await store.close();
};

const call = (method: 'get' | 'post' | 'delete', path: string) =>
  request(aidy.url)[method](path).set('Authorization', authorization);

const untilFollowing = async () => {
  for (const model of MODELS) {
    await until(`${model} follows the log`, async () => {
      const { body } = await call('get', `/api/admin/projections/${model}`).expect(200);
      return isFollowing.safeParse(body).success;
    });
  }
};

const start = () =>
  startAidy({
    DATA_DIR: dataDir,
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '1000',
  });

beforeAll(async () => {
  // The first start creates the other stores.
  await (await start()).stop();
  await fillLog();
  aidy = await start();
  const { body } = await request(aidy.url).post('/api/common/sign-in').send(ADMIN);
  authorization = `Bearer ${tokens.parse(body).access}`;
  await untilFollowing();
});
afterAll(() => aidy.stop());

/** Writes at the rate, and four readers that read one thing after the other, until it is stopped. */
const beginTraffic = (writer: SetWriter, random: (below: number) => number) => {
  const wrong: string[] = [];
  const note = (error: unknown) => void wrong.push(String(error));
  const reads = { list: 0, log: 0, behind: 0 };
  let stopped = false;

  const write = async (): Promise<void> => {
    const writes: Array<Promise<void>> = [];
    const begun = performance.now();
    // A machine that falls behind this rate makes up for it.
    while (!stopped) {
      await pause(Math.max(0, begun + (writes.length * 1000) / WRITES_A_SECOND - performance.now()));
      writes.push(writer.write().catch(note));
    }
    await Promise.all(writes);
  };
  /** `waits`: whether it sends the position of the newest write to a set. */
  const read = async (view: 'list' | 'log', waits: boolean): Promise<void> => {
    const reader = new SetReader();
    while (!stopped) {
      const sets = [...writer.sets.values()];
      const set = sets[random(sets.length)];
      if (set === undefined) throw new Error('No set was written.');
      const filter = encodeURIComponent(JSON.stringify({ stream: `sourceset-${set.id}` }));
      const path = view === 'list' ? '/api/topics/domain-sets' : `/api/admin/events/?range=[0,999]&filter=${filter}`;
      const look = reader.begin(view === 'list' ? sets : [set], waits ? set : undefined);
      const { body, headers } = await call('get', path)
        .set(waits ? { 'X-Min-Position': set.position } : {})
        .expect(200);
      const isBehind = headers['x-behind'] === 'true';
      wrong.push(...look(view === 'list' ? shownInList(writer.sets, body) : shownInLog(set, body), isBehind));
      reads[view]++;
      if (isBehind) reads.behind++;
    }
  };

  const views = ['list', 'log'] as const;
  const all = [write(), ...views.flatMap((view) => [read(view, false), read(view, true)])];
  const ended = Promise.all(all.map((each) => each.catch(note)));
  return {
    counts: () => ({ ...reads, writes: writer.accepted, writesBehind: writer.behind }),
    stop: async (): Promise<readonly string[]> => {
      stopped = true;
      await ended;
      return wrong;
    },
  };
};

test('read models are rebuilt under 50 writes a second, and no reader notices', async () => {
  const seed = Date.now() % 2 ** 31;
  const random = seeded(seed);
  const calls: Calls = {
    save: (body) => call('post', '/api/topics/create-update-domain-set').send(body).expect(200),
    remove: (id) => call('delete', `/api/topics/delete-domain-set/${id}`).expect(204),
  };
  const writer = new SetWriter(calls, random, SETS);
  for (let n = 0; n < SETS; n++) await writer.write();

  const traffic = beginTraffic(writer, random);
  try {
    let rounds = 0;
    const rebuild = async (): Promise<boolean> => {
      const [begun, before] = [performance.now(), traffic.counts()];
      await Promise.all(MODELS.map((model) => call('post', `/api/admin/projections/${model}/rebuild`).expect(202)));
      await untilFollowing();
      const [seconds, after] = [(performance.now() - begun) / 1000, traffic.counts()];
      const [lists, logs, writes] = [after.list - before.list, after.log - before.log, after.writes - before.writes];
      const load = `${(writes / seconds).toFixed(0)} writes a second, ${lists} reads of the list, ${logs} of the log`;
      process.stdout.write(`Seed ${seed}: rebuilt in ${seconds.toFixed(1)} s under ${load}\n`);
      return Math.min(lists, logs, writes) > 0 && ++rounds === ROUNDS;
    };
    await until('rebuilds have met traffic of all kinds', rebuild);
  } finally {
    expect((await traffic.stop()).slice(0, 20)).toEqual([]);
  }
  process.stdout.write(`In all ${JSON.stringify(traffic.counts())}\n`);

  const look = new SetReader().begin([...writer.sets.values()]);
  const { body: list } = await call('get', '/api/topics/domain-sets').expect(200);
  expect(look(shownInList(writer.sets, list), false)).toEqual([]);
  for (const model of MODELS) {
    const { body } = await call('post', `/api/admin/projections/${model}/verify`).expect(200);
    expect([model, body]).toEqual([model, expect.objectContaining({ differences: 0 })]);
  }
});
