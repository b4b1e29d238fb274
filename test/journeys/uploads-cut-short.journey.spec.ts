import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { type FileName, fileName, fileOfUser } from '#platform/file-store/file-name';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { PEOPLE_PASSWORD, joinProduct } from '../support/people';
import { type Product, type Visitor, startProduct } from '../support/product';
import { takeTurn } from '../support/take-turn';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();
const files = join(folder, 'files');
let product: Product;

const pdf = { name: 'a.pdf', content: Buffer.from('%PDF-1.7\nhello\n%%EOF', 'latin1') };
const about = { title: 'Hearing on freight', kind: 'hearing' };

/** Names of all stored files below a folder. */
const stored = (below = ''): readonly string[] =>
  readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(files.length + 1))
    .filter((name) => name.startsWith(below));

const staff = (): Visitor => product.as('sue', 'staff');
const joined = async (email: string) => {
  const { access } = await joinProduct(await product.app.getUrl(), folder, { email, first: 'Ann', last: 'Lee' });
  const visitor = product.bearing(access);
  const { draft_doc_id: userId } = (await visitor.get('/api/v1/get-user-tier/')).body;
  return { visitor, userId: String(userId) };
};
const answer = (visitor: Visitor, userId: string, headers = {}) =>
  visitor.upload('/api/v1/upload-answer-file/', { draft_doc_id: userId, input_name: 'budget' }, pdf, headers);

/** The next append to such a stream is made, but its answer does not arrive. */
const loseNextAnswer = (streamPrefix: string): void => {
  const store = product.app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  const spy = jest.spyOn(store, 'append').mockImplementation(async (stream, ...rest) => {
    const result = await append(stream, ...rest);
    if (!stream.startsWith(streamPrefix)) return result;
    spy.mockRestore();
    throw new Error('The answer was lost.');
  });
};

beforeAll(async () => {
  product = await startProduct(folder);
  const question = { question_text: 'Your budget?', repeatable: false, required: true, inputs: [{ name: 'budget' }] };
  await product.as('adam', 'staff', 'admin').post('/api/admin/upload-questions/', question);
});
afterAll(() => product.stop());

describe('a file whose event was appended while the answer was lost', () => {
  test('stays with its document when the request is repeated', async () => {
    loseNextAnswer('document-');
    const key = { 'idempotency-key': 'document-1' };
    expect((await staff().upload('/api/admin/documents/', about, pdf, key)).status).toBe(500);
    const { status, body } = await staff().upload('/api/admin/documents/', about, pdf, key);
    expect(status).toBe(201);
    await until('only one copy is left', () => stored('documents/').length === 1);
    const file = await staff().get(`/api/v1/document/${body.id}/file/`);
    expect([file.status, file.body.toString('latin1')]).toEqual([200, pdf.content.toString('latin1')]);
  });

  test('stays with its answer when the request is repeated', async () => {
    const { visitor, userId } = await joined('ann@example.org');
    loseNextAnswer('draft-');
    const key = { 'idempotency-key': 'answer-1' };
    expect((await answer(visitor, userId, key)).status).toBe(500);
    expect((await answer(visitor, userId, key)).status).toBe(201);
    await until('only one copy is left', () => stored(`users/${userId}/`).length === 1);
    const place = `?${new URLSearchParams({ draft_doc_id: userId, input_name: 'budget', repeat: '0' })}`;
    expect((await visitor.get(`/api/v1/download-answer-file/${place}`)).status).toBe(200);
  });
});

test('an upload that runs while its person is erased leaves no file and no event', async () => {
  const { visitor, userId } = await joined('eve@example.org');
  const store = product.app.get<FileStore>(FILE_STORE);
  const put = store.put.bind(store);
  const spy = jest.spyOn(store, 'put').mockImplementation(async (...file) => {
    await visitor.post('/api/common/delete-account/', { password: PEOPLE_PASSWORD });
    await until('the erasure has deleted files', async () =>
      (await product.events()).some(
        ({ type, data }) => type === 'UserErased' && 'userId' in data && data.userId === userId,
      ),
    );
    spy.mockRestore();
    return put(...file);
  });
  expect((await answer(visitor, userId)).status).toBe(404);
  await until('the file is deleted', () => stored(`users/${userId}/`).length === 0);
  expect(await product.events(`draft-${userId}`)).toEqual([]);
});

describe('the sweep', () => {
  const store = () => product.app.get<FileStore>(FILE_STORE);
  const sweep = () => takeTurn(product.app, 'file-sweep');
  const put = async (name: FileName, days: number): Promise<FileName> => {
    await store().put(name, Readable.from([Buffer.from('left')]), 100);
    const at = new Date(Date.now() - days * 86_400_000);
    utimesSync(join(files, name), at, at);
    return name;
  };

  test('deletes what nothing points to after a day, and nothing else', async () => {
    const { visitor, userId } = await joined('kim@example.org');
    await answer(visitor, userId);
    const needed = stored();
    for (const name of needed) utimesSync(join(files, name), 0, 0);
    const erased = (await product.events()).flatMap(({ type, data }) =>
      type === 'UserErased' && 'userId' in data ? String(data.userId) : [],
    );
    const left = await Promise.all([
      put(fileName('documents', 'no-document'), 2),
      put(fileName('document-texts', '1', 'no-document'), 2),
      put(fileName('document-texts', '0', 'an-earlier-edition'), 2),
      put(fileOfUser(userId, 'answers', 'no-answer'), 2),
      put(fileOfUser(userId, 'audio', 'no-brief.mp3'), 2),
      ...erased.map((erasedId) => put(fileOfUser(erasedId, 'webhooks', 'late', '1.json'), 2)),
    ]);
    const underWay = await put(fileName('documents', 'under-way'), 0.5);
    const unowned = await put(fileName('others', 'file'), 400);
    expect(left.length).toBeGreaterThan(5);
    await sweep();
    expect([...stored()].sort()).toEqual([...needed, underWay, unowned].sort());
  });
});
