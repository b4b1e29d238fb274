import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { commandRoute } from '#platform/http/routes/command-route';
import { acceptContent } from '../domain/collection-content';
import { collectionTreeDecider } from '../domain/collection-tree.decider';
import { contentFields, contentTyped } from './content.body';

/** Edits the name and description of one of the user's folders. Refused with INVALID or NOT_FOUND. */
export const RenameCollection = commandRoute({
  path: 'api/topics/rename-collection',
  access: 'user',
  summary: 'Edits a folder’s name and description.',
  body: z.strictObject({ id: z.string().min(1).max(100), ...contentFields }),
  answers: z.strictObject({ id: z.string(), name: z.string(), description: z.string() }),
  decider: collectionTreeDecider,
  decide: ({ body, caller: { userId: ownerId } }) => {
    const content = acceptContent(contentTyped(body));
    return isRefusal(content)
      ? content
      : [ownerId, { type: 'RenameCollection', ownerId, collectionId: body.id, content }];
  },
  answer: (_asked, { command: { collectionId, content } }) => ({ id: collectionId, ...content }),
});
