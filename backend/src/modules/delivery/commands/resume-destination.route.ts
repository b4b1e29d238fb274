import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { deliveryDecider } from '../domain/delivery.decider';

/** Sends briefs to a paused destination again, from the next one on. */
export const ResumeDestination = commandRoute({
  path: 'api/common/deliveries/resume',
  access: 'user',
  summary: 'Resumes updates to a destination where they were turned off, or where too many could not be sent.',
  body: z.strictObject({
    channel_id: z.string().min(1).max(100).nullable().describe('Null is the account’s own address.'),
  }),
  decider: deliveryDecider,
  decide: ({ body: { channel_id: channelId }, caller: { userId } }) => [
    userId,
    { type: 'ResumeDestination', userId, channelId },
  ],
});
