import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import supertest from 'supertest';
import { EVENTS_FILE } from '#platform/data-dir/file-names';
import { openForReading } from '#platform/sqlite/database';
import { operator, operatorHere } from '../support/operator';
import { type Person, joinProduct, signIn } from '../support/people';
import { endProductProcesses, startProductProcess, untilReady } from '../support/product-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();

afterEach(endProductProcesses);

const canary: Person = { email: 'canary.weaver@nest.example', first: 'Quillfeather', last: 'Zyxwick' };
const traces = ['canary.weaver', 'quillfeather', 'zyxwick'];
const other: Person = { email: 'still.here@nest.example', first: 'Stella', last: 'Heron' };

/** Files in a folder that contain one of the words, in any case; including base64 in mails. */
const filesWith = (dataDir: string, words: readonly string[]): readonly string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file).toString('latin1').toLowerCase();
      return words.some((word) => bytes.includes(word));
    });

const start = (dataDir: string) =>
  startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', RATE_LIMIT_SCALE: '1000' }).then(untilReady);

const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` });

test('erased while the product runs: in no file, no log, signed out; others are unaffected', async () => {
  const dataDir = join(folder, 'running');
  const product = await start(dataDir);
  const session = await joinProduct(product.address, dataDir, canary);
  await joinProduct(product.address, dataDir, other);
  const tracker = { tracker_description: 'Track changes of United States tariffs.', update_frequency: 'week' };
  const post = (path: string, body: object) =>
    supertest(product.address).post(`/api/topics/${path}/`).set(bearer(session)).send(body);
  const { tracker_id: id } = (await post('create-tracker', tracker).expect(201)).body;
  await post(`toggle-public/${id}`, { public: true }).expect(200);
  await post(`toggle-following/${id}`, { following: true }).expect(200);
  await post('create-update-domain-set', { name: 'News', domains: ['news.example'] }).expect(200);
  const publicly = () => supertest(product.address).get(`/api/topics/tracker/${id}/`);
  await publicly().expect(200);
  await supertest(product.address).post('/api/common/send-reset-email/').send({ email: canary.email }).expect(200);
  await until('it is in the files', () => filesWith(dataDir, traces).length > 1);

  const erased = await operator({ DATA_DIR: dataDir }, 'users', 'erase', canary.email.toUpperCase());
  expect(erased).toMatchObject({ exit: 0, err: '' });

  expect(filesWith(dataDir, traces)).toEqual([]);
  for (const trace of traces) expect(`${product.out()}${product.err()}`.toLowerCase()).not.toContain(trace);
  expect(await signIn(product.address, canary)).toBe(401);
  const refreshed = supertest(product.address).post('/api/common/refresh-token/').send({ refresh: session.refresh });
  expect((await refreshed).status).toBe(401);
  expect(await signIn(product.address, other)).toBe(200);
  await publicly().expect(404);
  const log = openForReading(join(dataDir, EVENTS_FILE));
  const types = (log.prepare('SELECT type FROM events').all() as { type: string }[]).map(({ type }) => type);
  log.close();
  expect(types).toEqual(
    expect.arrayContaining([
      'PortfolioClosed',
      'TrackerDeleted',
      'TopicUnfollowed',
      'SourceSetDeleted',
      'SessionEnded',
    ]),
  );
  expect((await operatorHere({ DATA_DIR: dataDir }, 'users', 'list')).out).toMatch(/\(erased\) {2}erased/);
  expect((await operatorHere({ DATA_DIR: dataDir }, 'users', 'erase', canary.email)).exit).toBe(1);
  expect((await operatorHere({ DATA_DIR: dataDir }, 'projections', 'verify')).exit).toBe(0);
});

test('erased while the product is stopped, pending registrations too: in no file, before and after the next start', async () => {
  const dataDir = join(folder, 'stopped');
  const first = await start(dataDir);
  await joinProduct(first.address, dataDir, canary);
  const again = { email: canary.email.replace('nest', 'NEST') };
  await supertest(first.address).post('/api/common/send-verify-email/').send(again).expect(200);
  const unconfirmed = { email: `second.${canary.email}` };
  await supertest(first.address).post('/api/common/send-verify-email/').send(unconfirmed).expect(200);
  const mails = () => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
  await until('the mails are written', () => mails().length === 3);
  // As left by a process that was killed while it stored a mail.
  writeFileSync(join(dataDir, 'outbox', `half-kept.eml.part`), `To: ${canary.email}`);
  first.child.kill('SIGKILL');
  await first.exit;
  expect(filesWith(dataDir, traces)).not.toEqual([]);

  for (const email of [canary.email, unconfirmed.email]) {
    expect(await operatorHere({ DATA_DIR: dataDir }, 'users', 'erase', email)).toMatchObject({ exit: 0, err: '' });
  }

  expect(filesWith(dataDir, traces)).toEqual([]);
  const second = await start(dataDir);
  expect(await signIn(second.address, canary)).toBe(401);
  expect(filesWith(dataDir, traces)).toEqual([]);
  for (const trace of traces) expect(`${second.out()}${second.err()}`.toLowerCase()).not.toContain(trace);
});
