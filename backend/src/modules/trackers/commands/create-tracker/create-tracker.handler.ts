import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '../../../../kernel/decider';
import { entityId } from '../../../../platform/command-handling/command-context';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { portfolio } from '../../domain/portfolio.decider';
import { portfolioStream } from '../../domain/portfolio.events';
import { acceptDraft } from '../../domain/tracker-draft';
import { askedByUser } from '../asked-by';
import { TrackerPlaces } from '../tracker-places';
import { CreateTracker } from './create-tracker.command';

@CommandHandler(CreateTracker)
export class CreateTrackerHandler implements ICommandHandler<CreateTracker> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly places: TrackerPlaces,
    @Inject(CONFIG) private readonly config: Pick<Config, 'plans'>,
  ) {}

  async execute({ request: { draft, asStaff }, context }: CreateTracker) {
    const settings = acceptDraft(draft, { asStaff });
    if (isRefusal(settings)) return settings;
    // Trackers live at the root until there are folders to put them in.
    if (draft.parentId !== null) return refuse('NOT_FOUND', 'This folder does not exist.');

    const ownerId = askedByUser(context);
    const trackerId = entityId(context, 'tracker');
    const { free } = this.config.plans;
    const admit = { type: 'AdmitTracker', ownerId, trackerId, settings, parentId: null, free } as const;
    const admitted = await this.runner.run(portfolio, portfolioStream(ownerId), admit, context);
    if (isRefusal(admitted)) return admitted;

    const created = await this.places.settle(ownerId, trackerId);
    if (created !== null && isRefusal(created)) return created;
    return { result: { trackerId }, position: created?.position ?? admitted.position };
  }
}
