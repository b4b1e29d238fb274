import { commandRoute } from '#platform/http/routes/command-route';
import { collectionTreeDecider } from '../domain/collection-tree.decider';
import { moveBody, movedAnswer } from './move.body';

/** Moves one of the user's folders with all it holds. Refused with NOT_FOUND or INVALID_DESTINATION. */
export const MoveCollection = commandRoute({
  path: 'api/topics/move-collection',
  access: 'user',
  summary: 'Moves a folder with all it holds.',
  body: moveBody,
  answers: movedAnswer,
  decider: collectionTreeDecider,
  decide: ({ body: { id: collectionId, destination_collection_id: destinationId }, caller: { userId: ownerId } }) => [
    ownerId,
    { type: 'MoveCollection', ownerId, collectionId, destinationId },
  ],
  answer: ({ body: { id, destination_collection_id: parentId } }) => ({ id, parent_id: parentId }),
});
