import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { commandRoute } from '#platform/http/routes/command-route';
import { acceptContent } from '../domain/collection-content';
import { collectionTreeDecider } from '../domain/collection-tree.decider';
import { folderAnswer, folderView } from '../queries/folder-view';
import { contentFields, contentTyped } from './content.body';

/** Creates a folder for the user. Refused with INVALID or NOT_FOUND. */
export const CreateCollection = commandRoute({
  path: 'api/topics/create-collection',
  access: 'user',
  summary: 'Creates a folder.',
  body: z.strictObject({
    ...contentFields,
    parent_uid: z.string().max(100).nullish(),
    public: z.boolean().nullish(),
  }),
  answers: folderAnswer,
  status: 201,
  decider: collectionTreeDecider,
  decide: ({ body, caller: { userId: ownerId }, context }) => {
    const content = acceptContent(contentTyped(body));
    if (isRefusal(content)) return content;
    const collectionId = entityId(context, 'collection');
    const parentId = body.parent_uid ?? null;
    const command = { type: 'CreateCollection', ownerId, collectionId, content, parentId } as const;
    return [ownerId, { ...command, public: body.public ?? false }];
  },
  answer: (_asked, { command: { collectionId, content, parentId, public: isPublic } }) =>
    folderView({ ...content, _id: collectionId, parent_id: parentId, public: isPublic, collect_emails: false }),
});
