import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { trackerDecider } from '../domain/tracker.decider';

const emailUpdates = z.strictObject({ email_updates: z.boolean() });

/** Turns update mails of one of the user's trackers on or off. */
export const SetEmailUpdates = commandRoute({
  path: 'api/topics/toggle-email/:id',
  access: 'user',
  summary: 'Turns mail about a tracker’s updates on or off.',
  body: emailUpdates,
  answers: emailUpdates,
  decider: trackerDecider,
  decide: ({ params: { id }, body, caller }) => [
    id,
    { type: body.email_updates ? 'TurnEmailUpdatesOn' : 'TurnEmailUpdatesOff', by: caller.userId },
  ],
  answer: ({ body }) => body,
});
