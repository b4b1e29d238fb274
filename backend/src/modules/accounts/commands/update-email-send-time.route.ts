import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { userDecider } from '../domain/user.decider';

/** UTC. */
const sendTime = z.strictObject({ hour: z.number().int(), minute: z.number().int() });

/** Chooses when digests are mailed. Refused with INVALID unless it is a half hour from 10:00 to 23:30 UTC. */
export const UpdateEmailSendTime = commandRoute({
  path: 'api/common/update-email-send-time',
  access: 'user',
  summary: 'Sets when the daily mail is sent, in UTC.',
  body: sendTime,
  answers: sendTime,
  decider: userDecider,
  decide: ({ body: { hour, minute }, caller }) => [caller.userId, { type: 'SetEmailTime', hour, minute }],
  answer: ({ body: { hour, minute } }) => ({ hour, minute }),
});
