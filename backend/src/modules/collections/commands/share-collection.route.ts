import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

const id = z.string().min(1).max(100);

/** Makes one of the user's folders public, or private again. Refused with NOT_FOUND or INVALID. */
export const ShareCollection = commandRoute({
  path: 'api/topics/share-collection',
  access: 'user',
  summary: 'Makes a folder public, or private again.',
  body: z.strictObject({
    id,
    public: z.boolean(),
    trackers: z.array(id).max(1000).optional().describe('Trackers of the folder that are made public with it.'),
  }),
  answers: z.strictObject({ id, public: z.boolean() }),
  decider: collectionTreeDecider,
  decide: ({ body, caller: { userId: ownerId } }) => [
    ownerId,
    body.public
      ? { type: 'PublishCollection', ownerId, collectionId: body.id, trackerIds: body.trackers ?? [] }
      : { type: 'UnpublishCollection', ownerId, collectionId: body.id },
  ],
  answer: ({ body }) => ({ id: body.id, public: body.public }),
});
