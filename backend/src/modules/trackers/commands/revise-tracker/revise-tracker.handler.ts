import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { portfolio } from '../../domain/portfolio.decider';
import { portfolioStream } from '../../domain/portfolio.events';
import { changeable, tracker } from '../../domain/tracker.decider';
import { trackerStream } from '../../domain/tracker.events';
import { acceptDraft } from '../../domain/tracker-draft';
import { askedByUser } from '../asked-by';
import { TrackerPlaces } from '../tracker-places';
import { ReviseTracker } from './revise-tracker.command';

@CommandHandler(ReviseTracker)
export class ReviseTrackerHandler implements ICommandHandler<ReviseTracker> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly places: TrackerPlaces,
    @Inject(CONFIG) private readonly config: Pick<Config, 'plans'>,
  ) {}

  async execute({ request: { trackerId, draft, asStaff }, context }: ReviseTracker) {
    const ownerId = askedByUser(context);
    const known = changeable(await this.places.trackerNow(trackerId), ownerId);
    if (isRefusal(known)) return known;

    const settings = acceptDraft(draft, { asStaff, before: known.settings });
    if (isRefusal(settings)) return settings;

    await this.places.settle(ownerId, trackerId);
    const { free } = this.config.plans;
    const change = { type: 'ChangeFrequency', ownerId, trackerId, settings, free } as const;
    const changed = await this.runner.run(portfolio, portfolioStream(ownerId), change, context);
    if (isRefusal(changed)) return changed;

    const revised =
      changed.events.length > 0
        ? await this.places.settle(ownerId, trackerId)
        : await this.runner.run(
            tracker,
            trackerStream(trackerId),
            { type: 'ReviseTracker', by: ownerId, settings },
            context,
          );
    if (revised !== null && isRefusal(revised)) return revised;
    return { result: { trackerId }, position: revised?.position ?? changed.position };
  }
}
