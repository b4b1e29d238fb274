import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { portfolio } from '../../domain/portfolio.decider';
import { portfolioStream } from '../../domain/portfolio.events';
import { restorable } from '../../domain/tracker.decider';
import { askedByUser } from '../asked-by';
import { TrackerPlaces } from '../tracker-places';
import { RestoreTracker } from './restore-tracker.command';

@CommandHandler(RestoreTracker)
export class RestoreTrackerHandler implements ICommandHandler<RestoreTracker> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly places: TrackerPlaces,
    @Inject(CONFIG) private readonly config: Pick<Config, 'plans'>,
  ) {}

  async execute({ trackerId, context }: RestoreTracker) {
    const ownerId = askedByUser(context);
    const known = restorable(await this.places.trackerNow(trackerId), ownerId, context.now);
    if (isRefusal(known)) return known;

    // The place has to be free before it is taken again, or the reactor would free it afterwards.
    if (known.status === 'deleted') await this.places.releaseDeleted(trackerId);
    const { frequency } = known.settings;
    const readmit = { type: 'ReadmitTracker', ownerId, trackerId, frequency, free: this.config.plans.free } as const;
    const readmitted = await this.runner.run(portfolio, portfolioStream(ownerId), readmit, context);
    if (isRefusal(readmitted)) return readmitted;

    const restored = await this.places.settle(ownerId, trackerId);
    if (restored !== null && isRefusal(restored)) return restored;
    return { result: null, position: restored?.position ?? readmitted.position };
  }
}
