import { commandRoute } from '#platform/http/routes/command-route';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/** Deletes one of the user's folders with all it holds. It can be restored for 30 days. Repeating it has no effect. */
export const DeleteCollection = commandRoute({
  method: 'delete',
  path: 'api/topics/delete-collection/:id',
  access: 'user',
  summary: 'Deletes a folder with all it holds. It can be restored for 30 days.',
  answers: null,
  decider: collectionTreeDecider,
  decide: ({ params: { id: collectionId }, caller: { userId: ownerId }, context: { now } }) => [
    ownerId,
    { type: 'DeleteCollection', ownerId, collectionId, now },
  ],
});
