import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { askedByUser, entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { portfolioDecider } from '../../domain/portfolio.decider';
import { type TrackerDraft, acceptDraft } from '../../domain/tracker-draft';

export interface CreateTrackerRequest {
  /** As entered; validated by the handler. */
  readonly draft: TrackerDraft;
  /** Only staff may set key facts and the model `exa`. */
  readonly asStaff: boolean;
}

/**
 * Creates a tracker for the user (`context.actor`). Refused with MAX_TRACKERS_REACHED, MAX_DAY_TRACKERS_REACHED,
 * STAFF_ONLY or INVALID. Its first run is requested inline.
 */
export class CreateTracker extends ContextCommand<CreateTrackerRequest, { readonly trackerId: string }> {}

@CommandHandler(CreateTracker)
export class CreateTrackerHandler implements ICommandHandler<CreateTracker> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(CONFIG) private readonly config: Pick<Config, 'plans'>,
  ) {}

  async execute({ request: { draft, asStaff }, context }: CreateTracker) {
    const settings = acceptDraft(draft, { asStaff });
    if (isRefusal(settings)) return settings;

    const ownerId = askedByUser(context);
    const trackerId = entityId(context, 'tracker');
    const { free } = this.config.plans;
    const admit = { type: 'AdmitTracker', ownerId, trackerId, settings, parentId: draft.parentId, free } as const;
    const admitted = await this.runner.run(portfolioDecider, ownerId, admit, context);
    return isRefusal(admitted) ? admitted : accepted({ trackerId }, admitted);
  }
}
