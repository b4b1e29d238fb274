import { ownTracker } from '#modules/trackers/published';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { collectionTreeDecider } from '../domain/collection-tree.decider';
import { moveBody, movedAnswer } from './move.body';

/** Moves one of the user's trackers to a folder. Refused with NOT_FOUND or ACCESS_DENIED. */
export class MoveTracker extends ContextCommand<{
  readonly trackerId: string;
  /** Null for the root. */
  readonly destinationId: string | null;
}> {}

@CommandHandler(MoveTracker)
export class MoveTrackerHandler implements ICommandHandler<MoveTracker> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  async execute({ request: { trackerId, destinationId }, context }: MoveTracker) {
    const ownerId = askedByUser(context);
    // Who owns a tracker never changes, so that a read model is recent enough.
    const tracker = await ownTracker(this.reads, trackerId, { userId: ownerId });
    if (isRefusal(tracker)) return tracker;
    const command = { type: 'MoveTracker', ownerId, trackerId, destinationId } as const;
    const decided = await this.runner.run(collectionTreeDecider, ownerId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}

class MoveTrackerBody extends createZodDto(moveBody) {}

@Controller('api/topics/move-tracker')
export class MoveTrackerEndpoint extends CommandEndpoint {
  @Post()
  @Operation({ access: 'user', summary: 'Moves a tracker to a folder.', answers: movedAnswer })
  post(@Body() { id, destination_collection_id: destinationId }: MoveTrackerBody, @Context() context: Context) {
    return this.send(new MoveTracker({ trackerId: id, destinationId }, context), {
      body: () => ({ id, parent_id: destinationId }),
    });
  }
}
