import { Controller, Inject, Param, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { clonedSettings } from '../domain/cloned-settings';
import { trackerDecider } from '../domain/tracker.decider';
import { visibleTo } from '../domain/visible-to';
import { admitTracker } from './admit-tracker';
import { type Plans, plansSettings } from '../trackers.settings';

/**
 * Creates a tracker of the user's own with the settings of one that they may see. Refused with MAX_TRACKERS_REACHED or
 * MAX_DAY_TRACKERS_REACHED. Its first run is requested inline.
 */
export class CloneTracker extends ContextCommand<
  { readonly originalId: string; readonly asStaff: boolean },
  { readonly trackerId: string }
> {}

@CommandHandler(CloneTracker)
export class CloneTrackerHandler implements ICommandHandler<CloneTracker> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(plansSettings.port) private readonly plans: Plans,
  ) {}

  async execute({ request: { originalId, asStaff }, context }: CloneTracker) {
    const original = visibleTo(askedByUser(context), await this.runner.stateOf(trackerDecider, originalId));
    if (isRefusal(original)) return original;
    const settings = clonedSettings(original.settings, { asStaff });
    return admitTracker(this.runner, this.plans, { settings, parentId: null }, context);
  }
}

@Controller('api/topics/tracker')
export class CloneTrackerEndpoint extends CommandEndpoint {
  @Post(':id/clone')
  @Operation({
    access: 'user',
    summary: 'Creates a tracker of the user’s own with the settings of this one, in My Trackers.',
    answers: z.strictObject({ tracker_id: z.string() }),
    status: 201,
  })
  post(@Param('id') originalId: string, @SignedIn() caller: Caller, @Context() context: Context) {
    // Every role includes staff.
    const asStaff = caller.roles.length > 0;
    return this.send(new CloneTracker({ originalId, asStaff }, context), {
      status: 201,
      body: ({ trackerId }) => ({ tracker_id: trackerId }),
    });
  }
}
