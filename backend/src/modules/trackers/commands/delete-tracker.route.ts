import { commandRoute } from '#platform/http/routes/command-route';
import { trackerDecider } from '../domain/tracker.decider';

/** Deletes one of the user's trackers. It can be restored for 30 days. Repeating it has no effect. */
export const DeleteTracker = commandRoute({
  method: 'delete',
  path: 'api/topics/delete-tracker/:id',
  access: 'user',
  summary: 'Deletes a tracker. It can be restored for 30 days.',
  answers: null,
  decider: trackerDecider,
  decide: ({ params: { id }, caller, context: { now } }) => [id, { type: 'DeleteTracker', by: caller.userId, now }],
});
