import type { Projection } from '#kernel/projection';
import type { ResourceCondition } from '#platform/administration/resource';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { created } from '#test/support/trackers/tracker-examples';
import { trackersResource } from './trackers.resource';

const titled = (...descriptions: readonly string[]) =>
  descriptions.map((description, index) =>
    created({ trackerId: `t${index}`, description, ownerId: index === 0 ? 'ann' : 'bob' }),
  );

const found = async (where: readonly ResourceCondition[], { skip = 0, limit = 25 } = {}) => {
  const events = titled('Tariffs on steel', 'Steel prices in Europe', 'Launches to the Moon', 'Steel and tariffs');
  const store = await filledReadStore([trackers] as readonly Projection[], events);
  const sort = { field: 'created_at', descending: false };
  const { rows, total } = await trackersResource(store).list({ where, sort, skip, limit });
  return [rows.map(({ id }) => id), total];
};
const title = (value: string): ResourceCondition => ({ field: 'title', operator: '$eq', value });

test('trackers are found by parts of words of their titles, in any order and case', async () => {
  expect(await found([title('TARIFF steel')])).toEqual([['t0', 't3'], 2]);
  expect(await found([title('moon')])).toEqual([['t2'], 1]);
  expect(await found([title('moon steel')])).toEqual([[], 0]);
});

test('titles are searched among those that other filters leave, a page at a time', async () => {
  expect(await found([title('steel'), { field: 'owner_id', operator: '$eq', value: 'bob' }])).toEqual([
    ['t1', 't3'],
    2,
  ]);
  expect(await found([title('steel')], { skip: 1, limit: 1 })).toEqual([['t1'], 3]);
});
