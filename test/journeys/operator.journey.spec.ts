import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import supertest from 'supertest';
import { type Document, put } from '#kernel/projection';
import { withChecksum } from '#platform/event-store/codec/checksum';
import type { AppendResult } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { callOperator, endOperatorCalls, operator, operatorHere } from '../support/operator';
import { type Person, joinProduct } from '../support/people';
import { type ProductProcess, endProductProcesses, startProductProcess, untilReady } from '../support/product-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();
const ann: Person = { email: 'ann@nest.example', first: 'Ann', last: 'Heron' };

afterEach(endOperatorCalls);

const newDataDir = (name: string): { DATA_DIR: string } => ({ DATA_DIR: join(folder, name) });

test('help lists every command without opening a store; unknown commands exit with 64 and show usage', async () => {
  const here = newDataDir('untouched');
  const help = await operator(here, 'help');
  expect(help.exit).toBe(0);
  for (const name of [
    'projections verify',
    'events tail',
    'users reset-password',
    'users erase',
    'research run',
    'backup',
    'restore',
    'doctor',
  ]) {
    expect(help.out).toContain(`  ${name}`);
  }
  for (const word of ['--help', '-h']) expect(await operatorHere(here, word)).toMatchObject({ exit: 0, out: help.out });
  const unknown = { exit: 64, out: `Unknown command 'dance'.\n${help.out}` };
  expect(await operator(here, 'dance')).toMatchObject(unknown);
  expect(await operatorHere(here, 'restore', '--now')).toMatchObject({ exit: 64 });
  expect(() => mkdirSync(here.DATA_DIR)).not.toThrow();
  expect(await operatorHere(here, 'users', 'grant', 'ann@nest.example', 'king')).toMatchObject({
    exit: 64,
    out: expect.stringContaining('users grant <email>'),
  });
  expect(await operator(here, 'events', 'tail', '--frm', '3')).toMatchObject({ exit: 64 });
});

describe('the commands on a product', () => {
  const here = newDataDir('product');
  let product: ProductProcess;
  let corpus: CorpusServer;
  let environment: Readonly<Record<string, string>>;
  let access = '';
  let trackerId = '';

  const start = async (): Promise<void> => {
    product = await untilReady(await startProductProcess({ ...environment, RATE_LIMIT_SCALE: '1000' }));
  };
  const stop = async (): Promise<void> => {
    product.child.kill('SIGTERM');
    expect(await product.exit).toBe(0);
  };
  /** As `npm run aidy` calls it. */
  const aidyProcess = (...words: string[]) => operator(environment, ...words);
  const aidy = (...words: string[]) => operatorHere(environment, ...words);
  /** A signed-in user's role according to the product. */
  const isStaff = async (): Promise<boolean> => {
    const request = supertest(product.address)
      .post('/api/common/check-staff/')
      .set({ authorization: `Bearer ${access}` });
    return (await request.send({})).body.is_staff;
  };

  beforeAll(async () => {
    corpus = await startCorpusServer({ now: () => new Date('2026-07-19T20:00:00Z') });
    environment = {
      ...here,
      SEARCH_PROVIDERS: 'gdelt,google-news,searxng',
      FETCH_CONNECT_TO: corpus.connectTo(),
    };
    await start();
    ({ access } = await joinProduct(product.address, here.DATA_DIR, ann));
    const draft = { tracker_description: 'Track new and changed United States tariffs.', update_frequency: 'week' };
    const created = await supertest(product.address)
      .post('/api/topics/create-tracker/')
      .set({ authorization: `Bearer ${access}` })
      .send({ ...draft, domains: ['www.whitehouse.gov'] })
      .expect(201);
    trackerId = created.body.tracker_id;
  });
  afterAll(async () => {
    await endProductProcesses();
    await corpus.close();
  });

  describe.each(['running', 'stopped'] as const)('%s', (state) => {
    if (state === 'stopped') beforeAll(() => stop());

    test('prints a password reset link, which works once, without mailing it', async () => {
      const mails = () => readdirSync(join(here.DATA_DIR, 'outbox')).filter((name) => name.endsWith('.eml')).length;
      const before = mails();
      // Processes on the stores are tried below: one that is interrupted, and one that finds a stale socket.
      const call = state === 'running' ? aidyProcess : aidy;
      const printed = await call('users', 'reset-password', ann.email);
      expect(printed).toMatchObject({ exit: 0, err: '' });
      const [, uid, token] = /\/reset-password\/([^/]+)\/(\S+)/.exec(printed.out) ?? [];
      expect(mails()).toBe(before);
      expect(await call('users', 'reset-password', 'nobody@nest.example')).toMatchObject({ exit: 1 });
      if (state === 'stopped') return;
      const reset = () =>
        supertest(product.address)
          .post('/api/common/reset-password/')
          .send({ uid, token, password: 'another long password' });
      expect((await reset()).body).toEqual({ username: ann.email });
      expect((await reset()).status).toBe(400);
      const signedIn = await supertest(product.address)
        .post('/api/common/sign-in/')
        .send({ username: ann.email, password: 'another long password' });
      ({ access } = signedIn.body);
      expect(signedIn.status).toBe(200);
    });

    test('lists, rebuilds and verifies read models', async () => {
      expect((await aidy('projections', 'list')).out).toMatch(/^accounts +live +position \d+ +lag 0$/m);
      const rebuilt = await aidy('projections', 'rebuild', 'accounts');
      expect(rebuilt).toMatchObject({ exit: 0, err: '', out: expect.stringMatching(/accounts was rebuilt up to/) });
      expect(await aidy('projections', 'rebuild', 'nothing')).toMatchObject({ exit: 1 });
      const verified = await aidy('projections', 'verify');
      expect(verified).toMatchObject({
        exit: 0,
        out: expect.stringMatching(/^accounts +1 documents .*: no difference$/m),
      });
    });

    test('grants and revokes roles', async () => {
      expect(await aidy('users', 'grant', 'ANN@nest.example', 'staff')).toMatchObject({ exit: 0 });
      expect((await aidy('users', 'list')).out).toMatch(/^ann@nest\.example {2}active {2}staff .*Ann Heron$/m);
      if (state === 'running') expect(await isStaff()).toBe(true);
      expect(await aidy('users', 'revoke', ann.email, 'staff')).toMatchObject({ exit: 0 });
      expect((await aidy('users', 'list')).out).toMatch(/^ann@nest\.example {2}active {2}- /m);
      if (state === 'running') expect(await isStaff()).toBe(false);
      const unknown = { exit: 1, out: 'No account has the address nobody@nest.example.' };
      expect(await aidy('users', 'grant', 'nobody@nest.example', 'staff')).toMatchObject(unknown);
    });

    test('runs a tracker and prints progress and result', async () => {
      const run = await aidy('research', 'run', trackerId);
      expect(run).toMatchObject({ exit: 0, err: '' });
      expect(run.out.split('\n').at(-1)).toMatch(/^\w+.*: [1-9]\d* of \d+ sources read, \d+ new claims/);
      expect(await aidy('research', 'run', 'no-such-tracker')).toMatchObject({ exit: 1 });
    });

    test('the doctor names each search provider, and one that is not set up is not a fault', async () => {
      const found = await aidy('doctor');
      expect(found.out).toMatch(/^ok {5}read models: all \d+ follow the log$/m);
      expect(found.out).toMatch(
        /^note {3}SEARCH_PROVIDERS: searxng is not asked without SEARXNG_BASE_URL; in use: gdelt, google-news$/m,
      );
      expect(found.out).toMatch(/^ok {5}DATA_DIR: /m);
      expect(found.exit).toBe(found.out.includes('FAULT') ? 1 : 0);
    });

    test('prints the log or one of its streams until Ctrl-C', async () => {
      const tail = callOperator(environment, 'events', 'tail', '--from', '0', '--stream', `tracker-${trackerId}`);
      await until('it prints', () => tail.lines().length > 0);
      expect(tail.lines()[0]).toMatch(new RegExp(`^\\d+ \\S+ tracker-${trackerId}@0 TrackerCreated {`));
      tail.child.kill('SIGINT');
      expect(await tail.exit).toBe(0);
    });

    test('shows what is personal when asked to, and the log says so', async () => {
      const log = callOperator(environment, 'events', 'tail', '--from', '0');
      await until('it prints', () => log.lines().some((line) => line.includes('UserActivated')));
      log.child.kill('SIGINT');
      await log.exit;
      expect(log.lines().join()).not.toContain(ann.email);
      const tail = callOperator(environment, 'events', 'tail', '--from', '0', '--personal');
      await until('it prints', () => tail.lines().some((line) => line.includes('PersonalFieldsRead')));
      tail.child.kill('SIGINT');
      expect(await tail.exit).toBe(0);
      expect(tail.lines().join()).toContain(ann.email);
    });
  });

  test('finds a read model that differs from the log, and repairs it by a rebuild', async () => {
    // The process that printed the log has another build: given time, it rebuilt the model as its own, and verify would
    // rebuild it again.
    expect((await aidy('projections', 'rebuild', 'accounts')).exit).toBe(0);
    const store = SqliteReadStore.open(join(here.DATA_DIR, 'read-models.db'));
    const live = (await store.modelRecord('accounts'))?.live ?? '';
    const checkpoint = (await store.checkpoints([live])).get(live) ?? 0;
    await store.apply(live, [{ position: checkpoint, write: put({ _id: 'intruder' } as Document) }], checkpoint);
    await store.close();
    expect(await aidy('projections', 'verify')).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/accounts .*: 1 differences\n {2}intruder: unexpected/),
    });
    expect((await aidy('projections', 'rebuild', 'accounts')).exit).toBe(0);
    expect((await aidy('projections', 'verify')).exit).toBe(0);
  });

  test('a slow reader of a long log misses nothing', async () => {
    const store = await openSqliteEventStore({ file: join(here.DATA_DIR, 'events.db'), writer: 'inline' });
    const metadata = {
      occurred_at: '2026-03-01T12:00:00.000Z',
      correlation_id: 'c',
      causation_id: 'c',
      command: 'Test',
      actor: { kind: 'system' as const },
    };
    const COUNT = 4000;
    const TOGETHER = 200;
    const long = 'x'.repeat(1000);
    const events = Array.from({ length: COUNT }, (_, n) =>
      withChecksum('user-nobody', {
        id: `0199a000-0000-7000-8000-${String(n).padStart(12, '0')}`,
        type: 'PrivateDataRead',
        data: { userId: 'nobody', what: 'answers', which: `${n}-${long}`, statedReason: null },
        metadata: { ...metadata, version: 1 },
      }),
    );
    let appended: AppendResult | undefined;
    for (let from = 0; from < COUNT; from += TOGETHER) {
      appended = await store.append('user-nobody', from === 0 ? 'none' : from - 1, events.slice(from, from + TOGETHER));
    }
    await store.close();
    expect(appended?.kind).toBe('appended');
    await start();

    const tail = callOperator(environment, 'events', 'tail', '--from', '0', '--stream', 'user-nobody');
    await until('it prints', () => tail.lines().length > 0);
    tail.child.stdout?.pause();
    for (let n = 0; n < 200; n++) await supertest(product.address).get('/healthz').expect(200);
    expect(tail.lines().length).toBeLessThan(COUNT);
    tail.child.stdout?.resume();
    await until('every line is printed', () => tail.lines().length === COUNT);
    expect(tail.lines().map((line) => Number(/"which":"(\d+)-/.exec(line)?.[1]))).toEqual(events.map((_, n) => n));
    tail.child.kill('SIGINT');
    expect(await tail.exit).toBe(0);
  });

  test('recognises the stale socket of a killed process', async () => {
    product.child.kill('SIGKILL');
    await product.exit;
    expect(await aidyProcess('users', 'list')).toMatchObject({ exit: 0, err: '' });
  });
});

describe('the doctor when nothing starts', () => {
  test('names the faults of the configuration', async () => {
    const found = await operatorHere({ ...newDataDir('faulty'), PORT: 'x', SMTP_URL: 'smtp://127.0.0.1:1' }, 'doctor');
    expect(found.exit).toBe(1);
    expect(found.out).toMatch(/has 2 fault\(s\):\n {2}PORT: expected .*\n {2}MAIL_FROM: expected /);
  });

  test('names stores that cannot be opened, a mail server that refuses, and blocked outbound access', async () => {
    const here = newDataDir('damaged');
    mkdirSync(here.DATA_DIR, { mode: 0o700 });
    for (const name of ['events.db', 'keys.db']) writeFileSync(join(here.DATA_DIR, name), 'no store'.repeat(1000));
    writeFileSync(join(here.DATA_DIR, 'data-key'), Buffer.alloc(32, 1).toString('base64'));
    const barred = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => barred.listen(0, '127.0.0.1', resolve));
    const address = barred.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const found = await operatorHere(
      {
        ...here,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'aidy@nest.example',
        SEARCH_PROVIDERS: 'google-news',
        FETCH_CONNECT_TO: `news.google.com=http://127.0.0.1:${port}`,
      },
      'doctor',
    );
    barred.close();
    expect(found.out).toMatch(/^FAULT {2}stores: .*keys\.db is damaged.*\n {7}\S/m);
    expect(found.out).toMatch(/^FAULT {2}mail: 127\.0\.0\.1:\d+ does not accept mail .*\n {7}Check SMTP_URL/m);
    expect(found.out).toMatch(
      /^FAULT {2}outbound access: Google News at news\.google\.com closed the connection.*\n {7}Allow outbound access to/m,
    );
    expect(found).toMatchObject({ exit: 1, out: expect.stringMatching(/3 faults were found\.$/) });
  });
});

test('refuses a socket path that is too long by name', async () => {
  const here = newDataDir('l'.repeat(120));
  const refused = await operator(here, 'users', 'list');
  expect(refused).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/is longer than 100 bytes\. Choose a shorter DATA_DIR/),
  });
});
