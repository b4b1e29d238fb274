import { feedUpdateFixture } from '../feed-update.fixture';
import { withNewest } from './feed';

const page = (...ids: readonly string[]) => ({ answer: ids.map((id) => feedUpdateFixture({ id })), next: null });
const idsOf = (pages: ReturnType<typeof withNewest>) => pages?.map(({ answer }) => answer.map(({ id }) => id)) ?? null;

test.each([
  ['nothing new', page('b', 'a'), [['b', 'a'], ['0']]],
  ['something new', page('d', 'c', 'b'), [['d', 'c', 'b', 'a'], ['0']]],
  ['so much that something may be missing between', page('f', 'e', 'd'), null],
])('a new first page with %s is merged with the loaded pages if there is no gap', (_what, newest, expected) =>
  expect(idsOf(withNewest([page('b', 'a'), page('0')], newest.answer))).toEqual(expected),
);

test('the first page replaces an empty list', () =>
  expect(idsOf(withNewest([page()], page('a').answer))).toEqual([['a']]));
