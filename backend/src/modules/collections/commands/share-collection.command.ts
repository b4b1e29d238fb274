import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/** Makes one of the user's folders public, or private again. Refused with NOT_FOUND or INVALID. */
export class ShareCollection extends ContextCommand<{
  readonly collectionId: string;
  readonly public: boolean;
  /** Trackers of the folder that are made public with it. */
  readonly trackerIds: readonly string[];
}> {}

export const ShareCollectionHandler = decidedBy(collectionTreeDecider, ShareCollection, ({ request, context }) => {
  const ownerId = askedByUser(context);
  const { collectionId, trackerIds } = request;
  return request.public
    ? ([ownerId, { type: 'PublishCollection', ownerId, collectionId, trackerIds }] as const)
    : ([ownerId, { type: 'UnpublishCollection', ownerId, collectionId }] as const);
});

const id = z.string().min(1).max(100);

class ShareCollectionBody extends createZodDto(
  z.strictObject({
    id,
    public: z.boolean(),
    trackers: z.array(id).max(1000).optional().describe('Trackers of the folder that are made public with it.'),
  }),
) {}

const sharedAnswer = z.strictObject({ id, public: z.boolean() });

@Controller('api/topics/share-collection')
export class ShareCollectionEndpoint extends CommandEndpoint {
  @Post()
  @Operation({ access: 'user', summary: 'Makes a folder public, or private again.', answers: sharedAnswer })
  post(@Body() { id: collectionId, public: isPublic, trackers }: ShareCollectionBody, @Context() context: Context) {
    const request = { collectionId, public: isPublic, trackerIds: trackers ?? [] };
    return this.send(new ShareCollection(request, context), { body: () => ({ id: collectionId, public: isPublic }) });
  }
}
