import { Controller, Delete, Param } from '@nestjs/common';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/** Deletes one of the user's folders with all it holds. It can be restored for 30 days. Repeating it has no effect. */
export class DeleteCollection extends ContextCommand<{ readonly collectionId: string }> {}

export const DeleteCollectionHandler = decidedBy(collectionTreeDecider, DeleteCollection, ({ request, context }) => {
  const ownerId = askedByUser(context);
  return [ownerId, { type: 'DeleteCollection', ownerId, ...request, now: context.now }];
});

@Controller('api/topics/delete-collection')
export class DeleteCollectionEndpoint extends CommandEndpoint {
  @Delete(':id')
  @Operation({
    access: 'user',
    summary: 'Deletes a folder with all it holds. It can be restored for 30 days.',
    answers: null,
    status: 204,
  })
  delete(@Param('id') collectionId: string, @Context() context: Context) {
    return this.send(new DeleteCollection({ collectionId }, context), { status: 204 });
  }
}
