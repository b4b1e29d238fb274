import { trackerSourceFixture } from '#features/trackers/source.fixture';
import { sourcesByPage } from './sources-by-page';

test('a page quoted twice is listed once with both numbers', () => {
  const [fact, order, again] = ['https://a.org/fact', 'https://a.org/order', 'https://a.org/fact'].map((url) =>
    trackerSourceFixture({ url }),
  );
  expect(
    sourcesByPage(
      [fact, order, again].filter((each) => each !== undefined),
      [1, 2, 3],
    ),
  ).toEqual([
    { numbers: [1, 3], source: fact },
    { numbers: [2], source: order },
  ]);
});

test('without sources there are no pages', () => expect(sourcesByPage([], [])).toEqual([]));

test('only numbers shown in the text are listed, and only pages with such numbers', () => {
  const sources = ['https://a.org/fact', 'https://a.org/order', 'https://a.org/fact'].map((url) =>
    trackerSourceFixture({ url }),
  );
  expect(sourcesByPage(sources, [3])).toEqual([{ numbers: [3], source: sources[2] }]);
});
