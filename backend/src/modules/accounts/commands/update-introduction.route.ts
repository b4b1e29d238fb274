import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { userDecider } from '../domain/user.decider';

const introduction = z.strictObject({ introduction: z.boolean() });

/** Ends the introduction for new users, or shows it again. */
export const UpdateIntroduction = commandRoute({
  path: 'api/common/update-introduction',
  access: 'user',
  summary: 'Ends the introduction for new users, or shows it again.',
  body: introduction,
  answers: introduction,
  decider: userDecider,
  decide: ({ body, caller }) => [
    caller.userId,
    { type: body.introduction ? 'RestartIntroduction' : 'EndIntroduction' },
  ],
  answer: ({ body }) => ({ introduction: body.introduction }),
});
