import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { tracker } from '../../domain/tracker.decider';
import { trackerStream } from '../../domain/tracker.events';
import { askedBy } from '../asked-by';
import { TrackerPlaces } from '../tracker-places';
import { DeleteTracker } from './delete-tracker.command';

@CommandHandler(DeleteTracker)
export class DeleteTrackerHandler implements ICommandHandler<DeleteTracker> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly places: TrackerPlaces,
  ) {}

  async execute({ trackerId, context }: DeleteTracker) {
    const remove = { type: 'DeleteTracker', by: askedBy(context), now: context.now } as const;
    const deleted = await this.runner.run(tracker, trackerStream(trackerId), remove, context);
    if (isRefusal(deleted)) return deleted;
    // The reactor would free the place too, but whoever deletes to make room should not have to wait for it.
    const freed = await this.places.releaseDeleted(trackerId);
    return { result: null, position: Math.max(deleted.position, freed) };
  }
}
