import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type Accepted, type Written, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/http/read-model-progress';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { sourceSetDecider } from '../../domain/source-set.decider';

const PATIENCE_MS = 5000;

/** Deletes all Source Sets of an erased user. */
export class DeleteSourceSetsOfOwner extends ContextCommand<{ readonly ownerId: string }> {}

@CommandHandler(DeleteSourceSetsOfOwner)
export class DeleteSourceSetsOfOwnerHandler implements ICommandHandler<DeleteSourceSetsOfOwner> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) private readonly progress: ReadModelProgress,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  async execute({ request: { ownerId }, context }: DeleteSourceSetsOfOwner): Promise<Accepted<null>> {
    // Do not miss one that was just saved; if the model is behind, the process retries.
    const upTo = await this.events.lastPosition();
    if (!(await this.progress.untilCaughtUp(upTo, PATIENCE_MS, [sourceSets.name])))
      throw new Error('The Source Sets are not up to date yet.');
    const theirs = await this.reads.find(sourceSets, { owner_id: ownerId });
    const deleted: Array<{ readonly written: Written }> = [];
    for (const { _id: sourceSetId } of theirs) {
      const command = { type: 'DeleteSourceSet', sourceSetId, by: ownerId } as const;
      const outcome = await this.runner.run(sourceSetDecider, sourceSetId, command, context);
      if (!isRefusal(outcome)) deleted.push(outcome);
    }
    return accepted(null, ...deleted);
  }
}
