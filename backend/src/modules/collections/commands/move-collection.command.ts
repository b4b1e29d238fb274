import { Body, Controller, Post } from '@nestjs/common';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { collectionTreeDecider } from '../domain/collection-tree.decider';
import { MoveBody, movedAnswer } from './move.body';

/** Moves one of the user's folders with all it holds. Refused with NOT_FOUND or INVALID_DESTINATION. */
export class MoveCollection extends ContextCommand<{
  readonly collectionId: string;
  /** Null for the root. */
  readonly destinationId: string | null;
}> {}

export const MoveCollectionHandler = decidedBy(collectionTreeDecider, MoveCollection, ({ request, context }) => {
  const ownerId = askedByUser(context);
  return [ownerId, { type: 'MoveCollection', ownerId, ...request }];
});

@Controller('api/topics/move-collection')
export class MoveCollectionEndpoint extends CommandEndpoint {
  @Post()
  @Operation({ access: 'user', summary: 'Moves a folder with all it holds.', answers: movedAnswer })
  post(@Body() { id, destination_collection_id: destinationId }: MoveBody, @Context() context: Context) {
    return this.send(new MoveCollection({ collectionId: id, destinationId }, context), {
      body: () => ({ id, parent_id: destinationId }),
    });
  }
}
