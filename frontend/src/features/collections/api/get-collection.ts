import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';

/** A tracker as it lies in a folder. */
export type TrackerItem = Answer<'TrackerItem'>;

const settingUpMs = 5000;

/** The root folder; looked at again every 5 s while something in it is being set up. */
export const collectionQuery = queryOptions({
  queryKey: ['collection', 'root'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/topics/get-collection', { signal })),
  refetchInterval: ({ state: { data } }) =>
    data?.items.some(({ has_state, needs_attention }) => !has_state && !needs_attention) ? settingUpMs : false,
});
