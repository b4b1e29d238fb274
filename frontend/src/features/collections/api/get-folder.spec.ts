import { trackerItemFixture } from '../tracker-item.fixture';
import { folderQuery, folderTreeQuery } from './get-folder';

const pausesWith = (item: object): unknown => {
  const { refetchInterval } = folderQuery(null);
  const data = { items: [trackerItemFixture(item)] };
  return typeof refetchInterval === 'function' ? refetchInterval({ state: { data } } as never) : refetchInterval;
};

test('a folder is refetched every 5 seconds while one of its trackers is being set up, and once a minute otherwise', () => {
  expect(pausesWith({ has_state: false })).toBe(5000);
  expect(pausesWith({ has_state: true })).toBe(60_000);
});

test('a folder whose address is a word of ours is no other list', () => {
  const ours = [folderTreeQuery.queryKey, folderQuery(null).queryKey];
  for (const id of ['tree', 'root', 'my-trackers', 'recently-deleted']) {
    expect(ours).not.toContainEqual(folderQuery(id).queryKey);
    expect(['tree', 'my-trackers', 'recently-deleted']).not.toContain(folderQuery(id).queryKey[1]);
  }
});
