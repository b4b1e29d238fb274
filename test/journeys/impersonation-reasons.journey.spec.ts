import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PEOPLE_PASSWORD, joinProduct } from '../support/people';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();
const REASON = 'Fenella Quirk asked by phone';
let product: Product;
let admin: Visitor;

interface Joined {
  readonly id: string;
  readonly visitor: Visitor;
}

beforeAll(async () => {
  product = await startProduct(folder);
  admin = product.as('adam', 'staff', 'admin');
});
afterAll(() => product.stop());

const joined = async (email: string): Promise<Joined> => {
  const person = { email, first: 'Fenella', last: 'Quirk' };
  const visitor = product.bearing((await joinProduct(await product.app.getUrl(), folder, person)).access);
  return { id: (await visitor.get('/api/common/user/')).body.user_uid, visitor };
};
const superUser = async (email: string): Promise<Joined> => {
  const { id } = await joined(email);
  const role = { role: 'super', reason: 'Runs the desk' };
  await product.as('root', 'staff', 'admin', 'super').post(`/api/admin/users/${id}/grant-role/`, role);
  const again = { username: email, password: PEOPLE_PASSWORD };
  const { access } = (await product.signedOut.post('/api/common/sign-in/', again)).body;
  return { id, visitor: product.bearing(access) };
};
const impersonated = async (target: Joined, by: Joined): Promise<void> => {
  const { body } = await by.visitor.post('/api/common/impersonate/', { user_uid: target.id, reason: REASON });
  await product.bearing(body.access).post('/api/common/end-impersonation/', {});
};
const erase = async ({ id }: Joined): Promise<void> => {
  const { status } = await admin.post(`/api/admin/users/${id}/erase/`, { reason: 'Asked for it' });
  expect(status).toBe(204);
};

const filtered = (path: string, filter: object) =>
  admin.get(`/api/admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);

/** Everything in which staff could meet the reason, as text. */
const shownOf = async (target: Joined): Promise<Readonly<Record<string, string>>> => {
  const [row] = (await filtered('impersonations/', { user_id: target.id })).body;
  const events = { person_id: target.id, type: 'ImpersonationStarted' };
  const asText = async (path: string): Promise<string> => JSON.stringify((await admin.get(path)).body);
  return {
    list: String(row.reason),
    one: await asText(`/api/admin/impersonations/${row.id}/`),
    'list as CSV': (await filtered('impersonations/export/csv', { user_id: target.id })).text,
    audit: JSON.stringify((await filtered('events/', events)).body),
    'signed export': (await filtered('events/export/jsonl', events)).body.toString(),
    'of the person': await asText(`/api/admin/users/${target.id}/`),
  };
};
const whereItIsRead = (shown: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(shown).filter((where) => shown[where]?.includes('Fenella'));
const filesWith = (word: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(word));

test('the reason of an impersonation is gone with the person whom it names: from the lists, the audit and the exports', async () => {
  const [fen, root] = [await joined('fen@example.org'), await superUser('rex@example.org')];
  await impersonated(fen, root);
  expect(whereItIsRead(await shownOf(fen))).toEqual(['list', 'one', 'list as CSV']);
  const personal = { reason: 'A question of the data protection officer' };
  const exported = async () => admin.post(`/api/admin/users/${fen.id}/export-events/`, personal);
  expect((await exported()).body.toString()).toContain(REASON);
  expect((await fen.visitor.get('/api/common/impersonations/')).body).toMatchObject([{ reason: REASON }]);

  await erase(fen);

  await until('the audit knows of the erasure', async () => {
    const [started] = (await filtered('events/', { person_id: fen.id, type: 'ImpersonationStarted' })).body;
    return started.subject.email === null;
  });
  const after = await shownOf(fen);
  expect(whereItIsRead(after)).toEqual([]);
  expect(after).toMatchObject({ list: 'null', one: expect.stringContaining('"reason":null') });
  expect((await exported()).body.code).toBe('NOT_FOUND');
  const log = (await product.events()).filter(({ type }) => type === 'ImpersonationStarted');
  expect(log).toMatchObject([{ data: { userId: fen.id, reason: null } }]);
  expect(filesWith('Fenella Quirk asked')).toEqual([]);
});

test('once who acted is erased, the reason stays, which is about the other, and names nobody who acted', async () => {
  const [gil, root] = [await joined('gil@example.org'), await superUser('ria@example.org')];
  await impersonated(gil, root);
  const revoked = { role: 'super', reason: 'Leaves' };
  await product.as('root', 'staff', 'admin', 'super').post(`/api/admin/users/${root.id}/revoke-role/`, revoked);

  await erase(root);

  const seen = async () => (await gil.visitor.get('/api/common/impersonations/')).body;
  await until('the account is gone', async () => (await seen())[0].by.email === null);
  expect(await seen()).toMatchObject([{ by: { user_uid: root.id, email: null }, reason: REASON }]);
  const shown = await shownOf(gil);
  expect(whereItIsRead(shown)).toEqual(['list', 'one', 'list as CSV']);
  expect(JSON.stringify(shown)).not.toContain('ria@');
});
