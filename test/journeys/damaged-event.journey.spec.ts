import { DatabaseSync } from '@photostructure/sqlite';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS_FILE, READ_MODELS_FILE, READ_MODELS_FOLDER } from '#platform/data-dir/file-names';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const folder = temporaryFolder();
let product: Product;
let set: string;
const start = async () => (product = await startProduct(folder, UNREACHABLE_HOSTS));
const sourceSets = () => product.as('ann').get('/api/topics/domain-sets/');
const admin = () => product.as('adam', 'admin');

interface Standing {
  readonly id: string;
  readonly error: string;
  readonly event: { readonly id: string };
}
const faulted = async (): Promise<readonly Standing[]> =>
  (await admin().get(`/api/admin/projections/?filter=${JSON.stringify({ state: 'faulted' })}`)).body;

const addSet = async (name: string): Promise<string> =>
  (await product.as('ann').post('/api/topics/create-update-domain-set/', { name, domains: ['ports.example'] })).body.id;

beforeAll(async () => {
  await start();
  set = await addSet('Ports');
  await addSet('Airports');
  await until('they are listed', async () => (await sourceSets()).body.length === 2);
  await product.stop();
  const log = new DatabaseSync(join(folder, EVENTS_FILE));
  log.exec(`UPDATE events SET data = replace(data, 'Ports', char(10)) WHERE stream LIKE '%${set}'`);
  log.close();
  // Read models that were filled before would show what they know; these know nothing.
  for (const each of ['', '-wal', '-shm']) rmSync(join(folder, READ_MODELS_FILE + each), { force: true });
  rmSync(join(folder, READ_MODELS_FOLDER), { recursive: true, force: true });
  await start();
}, 60_000);
afterAll(() => product.stop());

test('a damaged event stops only the models of its streams, which name its place', async () => {
  await until('it has stopped', async () => (await faulted()).some(({ id }) => id === 'source-sets'));
  expect((await faulted()).find(({ id }) => id === 'source-sets')).toMatchObject({
    error: expect.stringMatching(/^\w+ at revision 0 of [\w-]+ \(position \d+\): it cannot be read\. .* is damaged/),
    event: { is_damaged: true, revision: 0 },
  });
  const { body: trackers } = await admin().get('/api/admin/projections/trackers/');
  expect(trackers).toMatchObject({ state: 'live' });
});

test('a list that cannot be known is not shown as empty', async () => {
  const { status, body } = await sourceSets();
  expect([status, body.code]).toEqual([503, 'CATCHING_UP']);
  expect((await admin().get('/api/admin/source-sets/')).body.code).toBe('CATCHING_UP');
});

test('an administrator carries on past it, for a reason that is recorded', async () => {
  const skipIt = async ({ id, event }: Standing): Promise<void> => {
    const skip = { event_id: event.id, reason: 'There is no backup.' };
    expect((await admin().post(`/api/admin/projections/${id}/skip/`, skip)).status).toBe(204);
  };
  for (const each of await faulted()) await skipIt(each);
  await until('the others are listed', async () => (await sourceSets()).body.length === 1);
  expect((await sourceSets()).body).toMatchObject([{ name: 'Airports' }]);
  const [skipped] = await product.events('projection-source-sets');
  expect(skipped).toMatchObject({ type: 'EventSkipped', data: { reason: 'There is no backup.' } });
});
