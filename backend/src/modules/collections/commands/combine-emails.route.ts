import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/** Sends the updates of a folder's trackers in one email, or separately again. Refused with NOT_FOUND. */
export const CombineEmails = commandRoute({
  path: 'api/topics/toggle-collect',
  access: 'user',
  summary: 'Whether the updates of a folder’s trackers are sent in one email.',
  body: z.strictObject({
    collect_emails: z.boolean(),
    collection_uid: z.string().min(1).max(100).nullable().describe('Null for the root.'),
  }),
  answers: z.strictObject({ collect_emails: z.boolean() }),
  decider: collectionTreeDecider,
  decide: ({ body: { collect_emails: combined, collection_uid: collectionId }, caller: { userId: ownerId } }) => [
    ownerId,
    { type: combined ? 'CombineEmails' : 'SeparateEmails', ownerId, collectionId },
  ],
  answer: ({ body: { collect_emails } }) => ({ collect_emails }),
});
