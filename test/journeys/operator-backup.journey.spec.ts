import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import supertest from 'supertest';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING } from '#platform/event-store/event-store';
import { logReader } from '#platform/event-store/sqlite/log-reader';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { openForReading } from '#platform/sqlite/database';
import { operator, operatorHere } from '../support/operator';
import { type Person, joinProduct, signIn } from '../support/people';
import { endProductProcesses, startProductProcess, untilReady } from '../support/product-process';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const original = join(folder, 'original');
const archive = join(folder, 'aidy.backup');

afterEach(endProductProcesses);

const people: readonly Person[] = ['ann', 'ben', 'cay'].map((name) => ({
  email: `${name}@nest.example`,
  first: name,
  last: 'Heron',
}));

const start = (dataDir: string) =>
  startProductProcess({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000' }).then(untilReady);

/** As stored, with encrypted personal fields. */
const logOf = async (dataDir: string): Promise<readonly Recorded[]> => {
  const file = join(dataDir, 'events.db');
  const db = openForReading(file);
  try {
    return (await logReader(db, file).readAll({ after: BEGINNING, limit: 1_000_000 })).events;
  } finally {
    db.close();
  }
};

/** Checkpoints of all reactors. */
const checkpointsOf = (dataDir: string): readonly { readonly name: string; readonly position: number }[] => {
  const db = openForReading(join(dataDir, 'checkpoints.db'));
  try {
    return db.prepare('SELECT name, position FROM checkpoints ORDER BY name').all() as {
      name: string;
      position: number;
    }[];
  } finally {
    db.close();
  }
};

/** Of a stopped product. */
const documentsOf = async (dataDir: string): Promise<object> => {
  const names = (await operatorHere({ DATA_DIR: dataDir }, 'projections', 'list')).out
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');
  expect(names).toContain('accounts');
  const store = SqliteReadStore.open(join(dataDir, 'read-models.db'));
  try {
    const found = names.map(async (name) => [name, await store.find({ name }, {}, { sort: { _id: 1 } })] as const);
    return Object.fromEntries(await Promise.all(found));
  } finally {
    await store.close();
  }
};

/** `toEqual` compares megabytes byte by byte, for seconds. */
const holds = (file: string, content: Buffer): boolean => readFileSync(file).equals(content);

const restored = (dataDir: string, ...more: string[]) =>
  operatorHere({ DATA_DIR: dataDir }, 'restore', archive, ...more);

test('made while in use: restored elsewhere, the log is the same up to its position, and all users can sign in', async () => {
  const product = await start(original);
  const sessions = [];
  for (const person of people) sessions.push(await joinProduct(product.address, original, person));

  let working = true;
  let written = 0;
  const work = async ({ access }: { access: string }): Promise<void> => {
    for (let n = 0; working; n++) {
      const body = { hour: 10 + (n % 13), minute: 0 };
      const call = supertest(product.address).post('/api/common/update-email-send-time/').send(body);
      await call.set({ authorization: `Bearer ${access}` }).expect(200);
      written++;
    }
  };
  const works = sessions.map(work);
  const made = await operator({ DATA_DIR: original }, 'backup', archive);
  const writtenBy = written;
  working = false;
  await Promise.all(works);

  expect(made).toMatchObject({ exit: 0, err: '' });
  expect(writtenBy).toBeGreaterThan(0);
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  const position = Number(/up to position (\d+)/.exec(made.out)?.[1]);
  const whole = await logOf(original);
  expect(position).toBeLessThanOrEqual(whole.at(-1)?.position ?? 0);

  const elsewhere = join(folder, 'elsewhere');
  expect(await operator({ DATA_DIR: elsewhere }, 'restore', archive)).toMatchObject({ exit: 0, err: '' });
  const log = await logOf(elsewhere);
  expect(log.at(-1)?.position).toBe(position);
  expect(log).toEqual(whole.slice(0, log.length));
  const checkpoints = checkpointsOf(elsewhere);
  expect(checkpoints.length).toBeGreaterThan(3);
  expect(checkpoints.map(({ name }) => name)).toEqual(checkpointsOf(original).map(({ name }) => name));
  for (const each of checkpoints) expect(each.position).toBeGreaterThanOrEqual(0);
  expect(Math.max(...checkpoints.map((each) => each.position))).toBeLessThanOrEqual(position);
  const again = await start(elsewhere);
  for (const person of people) expect(await signIn(again.address, person)).toBe(200);
  expect((await operatorHere({ DATA_DIR: elsewhere }, 'projections', 'verify')).exit).toBe(0);
  expect(readdirSync(join(elsewhere, 'outbox')).sort()).toEqual(readdirSync(join(original, 'outbox')).sort());

  // A restore is refused while the product is running, with any options.
  expect(await restored(elsewhere, '--replace')).toMatchObject({
    exit: 1,
    out: expect.stringMatching(/is running on/),
  });
});

test('made of a stopped product: the read models rebuilt from it are the same', async () => {
  const [archived, target] = [join(folder, 'stopped.backup'), join(folder, 'target')];
  const stored = join(original, 'files', 'users', 'ann');
  mkdirSync(stored, { recursive: true });
  writeFileSync(join(stored, 'answer'), Buffer.alloc(3_000_000, 'abc'));
  mkdirSync(join(original, 'files', 'drafts.part'), { recursive: true });
  writeFileSync(join(original, 'files', 'drafts.part', 'half'), 'half an upload');
  expect(await operatorHere({ DATA_DIR: original }, 'backup', archived)).toMatchObject({ exit: 0, err: '' });
  const before = await documentsOf(original);
  expect(await operatorHere({ DATA_DIR: target }, 'restore', archived)).toMatchObject({ exit: 0 });
  expect(await documentsOf(target)).toEqual(before);
  expect(holds(join(target, 'files', 'users', 'ann', 'answer'), Buffer.alloc(3_000_000, 'abc'))).toBe(true);
  expect(existsSync(join(target, 'files', 'drafts.part', 'half'))).toBe(false);
});

test('overwrites neither an existing store nor an existing file without being asked', async () => {
  const events = readFileSync(join(original, 'events.db'));
  const refused = await restored(original);
  expect(refused).toMatchObject({ exit: 1, out: expect.stringMatching(/is not empty\. Add --replace/) });
  expect(holds(join(original, 'events.db'), events)).toBe(true);
  const overwriting = await operatorHere({ DATA_DIR: original }, 'backup', archive);
  expect(overwriting).toMatchObject({ exit: 1, out: expect.stringMatching(/already exists/) });
  const within = await operatorHere({ DATA_DIR: original }, 'backup', join(original, 'x.backup'));
  expect(within).toMatchObject({ exit: 1, out: expect.stringMatching(/inside DATA_DIR/) });
  expect(await restored(original, '--replace')).toMatchObject({ exit: 0 });
  expect(readdirSync(original).filter((name) => name.startsWith('read-models') || name.endsWith('.part'))).toEqual([]);
});

describe('a refused archive leaves the store unchanged', () => {
  const broken = join(folder, 'broken.backup');
  const refusalOf = async (): Promise<string> => {
    const events = readFileSync(join(original, 'events.db'));
    const { exit, out } = await operatorHere({ DATA_DIR: original }, 'restore', broken, '--replace');
    expect(exit).toBe(1);
    expect(holds(join(original, 'events.db'), events)).toBe(true);
    expect(readdirSync(original)).not.toContain('restore.part');
    return out;
  };

  test.each([0.2, 0.5, 0.8, 0.99])('cut off after %p of it', async (share) => {
    const bytes = readFileSync(archive);
    writeFileSync(broken, bytes.subarray(0, Math.floor(bytes.length * share)));
    expect(await refusalOf()).toMatch(/broken\.backup is damaged/);
  });

  test('changed within a file', async () => {
    const tar = gunzipSync(readFileSync(archive));
    const index = tar.indexOf('UserActivated');
    tar.write('UserActivatet', index);
    writeFileSync(broken, gzipSync(tar));
    expect(await refusalOf()).toMatch(/broken\.backup is damaged.*do not match its manifest/);
  });

  test('something else', async () => {
    copyFileSync(__filename, broken);
    expect(await refusalOf()).toMatch(/broken\.backup is damaged or not a backup of Aidy/);
  });

  test('an archive of a newer version', async () => {
    const tar = gunzipSync(readFileSync(archive));
    tar.write('"format": 9', tar.indexOf('"format": 1'));
    writeFileSync(broken, gzipSync(tar));
    expect(await refusalOf()).toMatch(/broken\.backup was created by Aidy .*, which is newer than this version/);
  });
});
