import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { commandRoute } from '#platform/http/routes/command-route';
import { readPositionDecider } from '../domain/read-position.decider';

/** Marks the updates of the user's feed as read, up to a time. Refused with INVALID if it is still to come. */
export const MarkRead = commandRoute({
  path: 'api/topics/feed/read',
  access: 'user',
  summary: 'Marks the updates of the feed as read, up to a time; it never moves back.',
  body: z.strictObject({ up_to: timeAnswer.describe('When the newest update that was shown was published.') }),
  answers: z.strictObject({ read_up_to: timeAnswer }),
  decider: readPositionDecider,
  decide: ({ body, caller: { userId }, context }) => {
    const upTo = new Date(body.up_to).toISOString();
    return [userId, { type: 'MarkRead', userId, upTo, now: context.now.toISOString() }];
  },
  answer: (_asked, { command, state }) => ({ read_up_to: state.upTo ?? command.upTo }),
});
