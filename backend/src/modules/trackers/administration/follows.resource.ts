import { documentsResource } from '#platform/administration/documents-resource';
import { follows } from '#projections/trackers/follows/follows.projection';

export const followsResource = documentsResource(follows, {
  name: 'follows',
  filters: { user_id: 'text', tracker_id: 'text', since: 'time' },
  sorts: ['since'],
  row: ({ _id, ...follow }) => ({ id: _id, ...follow }),
});
