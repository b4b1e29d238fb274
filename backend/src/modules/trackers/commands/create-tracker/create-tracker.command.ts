import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { type TrackerDraft, acceptDraft } from '../../domain/tracker-draft';
import { type Plans, trackersSettings } from '../../trackers.settings';
import { admitTracker } from '../admit-tracker';
import { refusalOfUnknown } from '../unknown-documents';

export interface CreateTrackerRequest {
  /** The draft as entered; validated by the handler. */
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
    private readonly runner: CommandRunner,
    @Inject(trackersSettings.port) private readonly plans: Plans,
  ) {}

  async execute({ request: { draft, asStaff }, context }: CreateTracker) {
    const settings = acceptDraft(draft, { asStaff });
    if (isRefusal(settings)) return settings;
    return (
      (await refusalOfUnknown(this.runner.streams, settings.documents)) ??
      admitTracker(this.runner, this.plans, { settings, parentId: draft.parentId }, context)
    );
  }
}
