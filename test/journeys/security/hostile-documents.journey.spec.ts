import { hostilePdfs } from '#test/support/hostile/broken-pdfs';
import { type Product, startProduct } from '#test/support/product';
import { temporaryFolder } from '#test/support/temporary-folder';
import { until } from '#test/support/until';

let product: Product;
beforeAll(async () => {
  product = await startProduct(temporaryFolder());
});
afterAll(() => product.stop());

const bringIn = (content: Buffer) =>
  product
    .as('adam', 'staff')
    .upload('/api/admin/documents/', { title: 'Minutes', kind: 'hearing' }, { name: 'minutes.pdf', content });

/** As its page shows it, once somebody has tried to read it. */
const readState = async (id: string) => {
  const text = async () => (await product.as('ann').get(`/api/v1/document/${id}/`)).body.text;
  await until('it is read', async () => (await text()).state !== 'reading');
  return text();
};

const ask = async (id: string): Promise<string> => {
  const body = { messages: [{ role: 'user', content: 'Which page is it?' }], opp_id: id };
  return (await product.as('ann').post('/api/v1/chat-hearing/', body)).text;
};

test.each(hostilePdfs.filter(({ refused }) => refused !== undefined))(
  'a file $what is refused when it is sent',
  async ({ make, refused }) => {
    const { status, body } = await bringIn(make());
    expect([status, body.code]).toEqual([refused, refused === 413 ? 'PAYLOAD_TOO_LARGE' : 'INVALID']);
    if (refused === 413) expect(body.error).toBe('File(s) were too large. Size limit is 25MB');
  },
);

test.each(hostilePdfs.filter(({ refused }) => refused === undefined))(
  'a file $what has its outcome on its page, and when it is asked',
  async ({ make, outcome }) => {
    const { status, body } = await bringIn(make());
    expect(status).toBe(201);
    const text = await readState(body.id);
    const said = await ask(body.id);
    if ('fault' in outcome) {
      expect(text).toEqual({ state: 'unreadable', fault: outcome.fault });
      expect(said).toMatch(/^\{"content":"The text of this document cannot be read: [^"]+\."\}\n$/);
    } else {
      expect(text).toMatchObject({ state: 'read', pages: 1 });
      expect(said).toContain(outcome.says);
    }
    expect((await product.as('ann').get(`/api/v1/document/${body.id}/file/`)).status).toBe(200);
  },
);

test('the product is well afterwards', async () => {
  expect((await product.signedOut.get('/readyz')).status).toBe(200);
});
