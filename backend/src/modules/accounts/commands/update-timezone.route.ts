import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { userDecider } from '../domain/user.decider';

const zone = z.strictObject({ timezone: z.string().max(100) });

/** Sets the time zone in which the daily mail keeps its local time. Refused with INVALID for an unknown one. */
export const UpdateTimezone = commandRoute({
  path: 'api/common/update-timezone',
  access: 'user',
  summary: 'Sets the time zone (IANA name) in which the daily mail keeps its local time.',
  body: zone,
  answers: zone,
  decider: userDecider,
  decide: ({ body: { timezone }, caller }) => [caller.userId, { type: 'SetTimezone', timezone }],
  answer: ({ body: { timezone } }) => ({ timezone }),
});
