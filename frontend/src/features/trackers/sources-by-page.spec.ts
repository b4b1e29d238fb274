import { trackerSourceExample } from './published/source.example';
import { sourcesByPage } from './sources-by-page';

test('lists a page quoted twice once, with both numbers', () => {
  const [fact, order, again] = ['https://a.org/fact', 'https://a.org/order', 'https://a.org/fact'].map((url) =>
    trackerSourceExample({ url }),
  );
  expect(sourcesByPage([fact, order, again].filter((each) => each !== undefined))).toEqual([
    { numbers: [1, 3], source: fact },
    { numbers: [2], source: order },
  ]);
});

test('without sources there are no pages', () => expect(sourcesByPage([])).toEqual([]));
