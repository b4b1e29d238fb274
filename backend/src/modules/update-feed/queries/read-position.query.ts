import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { readPositions } from '#projections/update-feed/read-positions/read-positions.projection';

export const GetReadPosition = readRoute({
  path: 'api/topics/feed/read',
  access: 'user',
  summary: 'The time up to which the caller has marked the updates of the feed as read.',
  answers: z.strictObject({ read_up_to: timeAnswer.nullable().describe('Null before the first time.') }),
  read: async ({ caller }, reads) => ({ read_up_to: (await reads.get(readPositions, caller.userId))?.up_to ?? null }),
});
