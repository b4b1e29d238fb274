import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { type TrackerDraft, acceptDraft } from '../../domain/tracker-draft';
import { admitTracker } from '../admit-tracker';

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
    return isRefusal(settings)
      ? settings
      : admitTracker(this.runner, this.config.plans, { settings, parentId: draft.parentId }, context);
  }
}
