import { commandRoute } from '#platform/http/routes/command-route';
import { sourceSetDecider } from '../domain/source-set.decider';

/** Deletes one of the user's Source Sets; repeating it has no effect. Refused with NOT_FOUND. */
export const DeleteSourceSet = commandRoute({
  method: 'delete',
  path: 'api/topics/delete-domain-set/:id',
  access: 'user',
  summary: 'Deletes a Source Set.',
  answers: null,
  decider: sourceSetDecider,
  decide: ({ params: { id }, caller }) => [id, { type: 'DeleteSourceSet', sourceSetId: id, by: caller.userId }],
});
