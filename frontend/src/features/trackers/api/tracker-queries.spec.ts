import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { configQuery } from '#shared/api/get-config';
import { invalidate } from '#shared/api/use-api-mutation';
import { userQuery } from '#features/accounts/api/get-user';
import { folderQuery } from '#features/collections/api/get-folder';
import { wireQuery } from '#features/explore/api/get-wire';
import { runQuery } from '#features/tracker-page/api/get-run';
import { runsQuery } from '#features/tracker-page/api/get-runs';
import { trackerQuery } from './get-tracker';
import { searchTrackersQuery } from './search-trackers';
import { trackerQueries } from './tracker-queries';

test('a changed tracker invalidates its page, its runs and the lists with it, and nothing else', async () => {
  const outdated: Readonly<Record<string, QueryKey>> = {
    tracker: trackerQuery('t1').queryKey,
    runs: runsQuery('t1').queryKey,
    run: runQuery('t1', 'r1').queryKey,
    collection: folderQuery('trade').queryKey,
    search: searchTrackersQuery({ presetId: null, text: 'tariffs' }).queryKey,
    wire: wireQuery.queryKey,
  };
  const fresh: Readonly<Record<string, QueryKey>> = {
    'another tracker': trackerQuery('t2').queryKey,
    user: userQuery.queryKey,
    config: configQuery.queryKey,
  };
  const queries = new QueryClient();
  for (const queryKey of [...Object.values(outdated), ...Object.values(fresh)]) queries.setQueryData(queryKey, {});

  await invalidate(queries, trackerQueries('t1'));

  const isOutdated = (queryKey: QueryKey) => queries.getQueryState(queryKey)?.isInvalidated;
  expect(Object.entries(outdated).filter(([, key]) => !isOutdated(key))).toEqual([]);
  expect(Object.entries(fresh).filter(([, key]) => isOutdated(key))).toEqual([]);
});
