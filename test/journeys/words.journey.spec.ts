import {
  PRESS,
  type ProductWithPublisher,
  daysAgo,
  startProductWithPublisher,
} from '../support/research/product-with-publisher';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

let product: ProductWithPublisher;

beforeAll(async () => {
  product = await startProductWithPublisher(folder);
});
afterAll(() => product.stop());

const doubled = 'The government doubled copper tariffs to 50% on a proposal of its trade office, effective April 1.';

test('words to exclude and to include keep pages out of the next run, whose log says which', async () => {
  const { get, post } = product;
  product.publish('Copper tariffs double', doubled, daysAgo(5));
  const path = await product.track('Copper tariffs', [PRESS]);
  await product.finished(path);
  const byTitle = ({ documents }: { documents: { title: string; by_words: boolean; reason: string }[] }) =>
    Object.fromEntries(documents.filter(({ by_words }) => by_words).map(({ title, reason }) => [title, reason]));

  product.publish(
    'Chile ends its copper tariffs',
    'Chile signed a decree that ends its copper tariffs of 10% on June 1, despite rumours of a delay.',
    daysAgo(1),
  );
  expect(await post(`${path}words/`, { include: [], exclude: [' Rumours ', 'rumours'] })).toEqual({
    include: [],
    exclude: ['Rumours'],
  });
  expect(byTitle(await product.runEnded(path, 2))).toEqual({
    'Chile ends its copper tariffs': 'It has a word to exclude: rumours.',
  });
  expect(await get(path)).toMatchObject({ exclude_words: ['Rumours'], updates: [] });

  await post(`${path}words/`, { include: ['Chile'], exclude: [] });
  expect(byTitle(await product.runEnded(path, 3))).toEqual({
    'Copper tariffs double': 'It has none of the words to include.',
  });
  expect((await get(path)).updates).toHaveLength(1);
  expect(await post(`${path}words/`, { include: ['x'], exclude: [] })).toMatchObject({
    code: 'INVALID',
    errors: [{ path: 'include.0' }],
  });
});
