import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { trackerDecider } from '../domain/tracker.decider';

const publicity = z.strictObject({ public: z.boolean() });

/** Makes one of the caller's trackers public, or private again. */
export const SetPublic = commandRoute({
  path: 'api/topics/toggle-public/:id',
  access: 'user',
  summary: 'Makes a tracker public, or private again.',
  body: publicity,
  answers: publicity,
  decider: trackerDecider,
  decide: ({ params: { id }, body, caller: { userId: by } }) => [
    id,
    body.public ? { type: 'PublishTracker', by, category: null } : { type: 'UnpublishTracker', by },
  ],
  answer: ({ body }) => body,
});
