import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { follows } from '#projections/trackers/follows/follows.projection';

const followRow = z
  .strictObject({
    id: z.string(),
    user_id: z.string(),
    tracker_id: z.string(),
    since: timeAnswer,
  })
  .meta({ id: 'FollowRow' });

export const followsResource = documentsResource(follows, {
  name: 'follows',
  answers: followRow,
  filters: { user_id: 'text', tracker_id: 'text', since: 'time' },
  sorts: ['since'],
  row: ({ _id, ...follow }) => ({ id: _id, ...follow }),
});
