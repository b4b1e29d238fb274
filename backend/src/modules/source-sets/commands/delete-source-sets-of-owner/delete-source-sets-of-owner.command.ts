import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type Accepted, type Written, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/http/read-model-progress';
import { type UpToDateReads, findUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { sourceSetDecider } from '../../domain/source-set.decider';

/** Deletes all Source Sets of an erased user. */
export class DeleteSourceSetsOfOwner extends ContextCommand<{ readonly ownerId: string }> {}

@CommandHandler(DeleteSourceSetsOfOwner)
export class DeleteSourceSetsOfOwnerHandler implements ICommandHandler<DeleteSourceSetsOfOwner>, UpToDateReads {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
    @Inject(READ_STORE) readonly reads: ReadStore,
  ) {}

  async execute({ request: { ownerId }, context }: DeleteSourceSetsOfOwner): Promise<Accepted<null>> {
    const theirs = await findUpToDate(this, sourceSets, { owner_id: ownerId });
    const deleted: Array<{ readonly written: Written }> = [];
    for (const { _id: sourceSetId } of theirs) {
      const command = { type: 'DeleteSourceSet', sourceSetId, by: ownerId } as const;
      const outcome = await this.runner.run(sourceSetDecider, sourceSetId, command, context);
      if (!isRefusal(outcome)) deleted.push(outcome);
    }
    return accepted(null, ...deleted);
  }
}
