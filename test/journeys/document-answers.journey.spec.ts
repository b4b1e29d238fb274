import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

let product: Product;
let documentId: string;

const ann = () => product.as('ann');
const ask = (content: string, opp_id = documentId, path = 'chat-report') =>
  ann().post(`/api/v1/${path}/`, { messages: [{ role: 'user', content }], opp_id });

interface AnswerLine {
  readonly content?: string;
  readonly sources?: { readonly index: number; readonly content: string };
}
const linesOf = (text: string): readonly AnswerLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AnswerLine);

beforeAll(async () => {
  product = await startProduct(temporaryFolder(), { STARTER_CONTENT: 'on' });
  const { body } = await product.as('adam', 'staff').get('/api/admin/documents');
  documentId = body.find(({ title }: { title: string }) => title.startsWith('Further Modifying')).id;
  await until('the document is read', async () => {
    const read = await ann().get(`/api/v1/document/${documentId}`);
    return read.body.text.state === 'read';
  });
});
afterAll(() => product.stop());

test('a document that was added is read, and says how much text it has', async () => {
  const { body } = await ann().get(`/api/v1/document/${documentId}`);
  expect(body.text).toEqual({ state: 'read', pages: 2, words: expect.any(Number), pages_without_text: 0 });
});

test('the headings of a document say where its sections begin', async () => {
  const { body } = await ann().get(`/api/v1/document/${documentId}/sections`);
  expect(body.sections).toContainEqual({ heading: 'Sec. 3. Implementation.', page: expect.any(Number) });
  const headings = body.sections.map(({ heading }: { heading: string }) => heading);
  expect(headings[0]).toMatch(/^Further Modifying Reciprocal Tariff Rates/);
  expect(headings).not.toContain('Presidential Documents');
  expect((await ann().get('/api/v1/document/unknown/sections')).status).toBe(404);
});

test('a question is answered by sentences of the document, each with the address of its page', async () => {
  const { status, headers, text } = await ask('Who bears the costs for publication of the order?');
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('application/x-ndjson')]);
  const lines = linesOf(text);
  expect(lines[0]).toEqual({ content: 'The document says, on page 2:' });
  expect(lines.map(({ content = '' }) => content).join('')).toContain(
    '> The costs for publication of this order shall be borne by the Office of the United States Trade Representative. [1]',
  );
  const source = lines.find(({ sources }) => sources?.index === 1)?.sources;
  expect(source?.content).toContain(`/document/${documentId}?page=2&from=The+costs+for+publication+of&to=`);
});

test.each(['chat-hearing', 'chat-report', 'chat-member', 'chat-amendment'])(
  '%s answers about a document of any kind',
  async (path) => {
    const { text } = await ask('Who bears the costs for publication of the order?', documentId, path);
    expect(linesOf(text)[0]).toEqual({ content: 'The document says, on page 2:' });
  },
);

test('a question that the document does not answer is said to be unanswered', async () => {
  const { text } = await ask('Who won the football championship in Brazil?');
  expect(linesOf(text)[0]).toEqual({ content: 'No sentence of the document clearly answers this.' });
});

test('an unknown document is not found, and messages have limits', async () => {
  expect((await ask('What is it about?', 'unknown')).status).toBe(404);
  expect((await ask('x'.repeat(4001))).status).toBe(400);
  expect((await ask('  ')).status).toBe(400);
});

test('a document that was taken out is asked no more', async () => {
  const { body } = await product.as('adam', 'staff').get('/api/admin/documents');
  const other = body.find(({ id }: { id: string }) => id !== documentId).id;
  expect((await product.as('adam', 'staff').delete(`/api/admin/documents/${other}`)).status).toBe(204);
  await until('it is gone', async () => (await ask('What is it about?', other)).status === 404);
});

test('a client that is signed out is not answered', async () => {
  const body = { messages: [{ role: 'user', content: 'What is it about?' }], opp_id: documentId };
  expect((await product.signedOut.post('/api/v1/chat-hearing/', body)).status).toBe(401);
});
