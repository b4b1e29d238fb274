import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type CommandContext, requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { portfolioDecider } from '../../domain/portfolio.decider';
import { type TrackerDraft, acceptDraft } from '../../domain/tracker-draft';
import { FREQUENCY_CHANGED_MEANWHILE, changeable, trackerDecider } from '../../domain/tracker.decider';
import { refusalOfUnknown } from '../unknown-documents';
import { type Plans, trackersSettings } from '../../trackers.settings';

export interface ReviseTrackerRequest {
  readonly trackerId: string;
  readonly draft: TrackerDraft;
  readonly asStaff: boolean;
}

/** How often an edit asks the portfolio again because another one changed the frequency meanwhile. */
const MAX_ADMISSION_REQUESTS = 8;

/** Edits one of the user's trackers. Refused like CreateTracker, and with NOT_FOUND and ACCESS_DENIED. */
export class ReviseTracker extends ContextCommand<ReviseTrackerRequest, { readonly trackerId: string }> {}

@CommandHandler(ReviseTracker)
export class ReviseTrackerHandler implements ICommandHandler<ReviseTracker> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(trackersSettings.port) private readonly plans: Plans,
  ) {}

  async execute({ request, context }: ReviseTracker) {
    for (let attempt = 1; attempt < MAX_ADMISSION_REQUESTS; attempt++) {
      const outcome = await this.revise(request, context);
      if (outcome !== FREQUENCY_CHANGED_MEANWHILE) return outcome;
    }
    return this.revise(request, context);
  }

  private async revise({ trackerId, draft, asStaff }: ReviseTrackerRequest, context: CommandContext) {
    const ownerId = requireActingUser(context);
    const known = changeable(await this.runner.streams.stateOf(trackerDecider, trackerId), ownerId);
    if (isRefusal(known)) return known;
    const settings = acceptDraft(draft, { asStaff, before: known.settings });
    if (isRefusal(settings)) return settings;
    // Documents that were taken out since may stay.
    const unknown = await refusalOfUnknown(this.runner.streams, settings.documents, known.settings.documents);
    if (unknown !== null) return unknown;

    // If the frequency changes, the portfolio decides first, and the tracker follows with the whole edit.
    const { free } = this.plans;
    const change = { type: 'ChangeFrequency', ownerId, trackerId, settings, free } as const;
    const changed = await this.runner.run(portfolioDecider, ownerId, change, context);
    if (isRefusal(changed)) return changed;
    if (changed.events.length > 0) return accepted({ trackerId }, changed);

    const from = known.settings.frequency;
    const revise = { type: 'ReviseTracker', by: ownerId, settings, from } as const;
    const revised = await this.runner.run(trackerDecider, trackerId, revise, context);
    return isRefusal(revised) ? revised : accepted({ trackerId }, changed, revised);
  }
}
