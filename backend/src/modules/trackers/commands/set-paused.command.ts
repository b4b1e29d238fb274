import { Controller, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { trackerDecider } from '../domain/tracker.decider';

/** Pauses or resumes the scheduled runs of one of the user's trackers. */
export class SetPaused extends ContextCommand<{ readonly trackerId: string; readonly paused: boolean }> {}

export const SetPausedHandler = decidedBy(trackerDecider, SetPaused, ({ request, context }) => [
  request.trackerId,
  { type: request.paused ? 'PauseTracker' : 'ResumeTracker', by: askedBy(context) },
]);

const pausedAnswer = z.strictObject({ paused: z.boolean() });

@Controller('api/topics/tracker')
export class SetPausedEndpoint extends CommandEndpoint {
  @Post(':id/pause')
  @Operation({ access: 'user', summary: 'Pauses scheduled runs.', answers: pausedAnswer })
  pause(@Param('id') trackerId: string, @Context() context: Context) {
    return this.send(new SetPaused({ trackerId, paused: true }, context), {
      body: () => ({ paused: true }),
    });
  }

  @Post(':id/resume')
  @Operation({ access: 'user', summary: 'Resumes scheduled runs.', answers: pausedAnswer })
  resume(@Param('id') trackerId: string, @Context() context: Context) {
    return this.send(new SetPaused({ trackerId, paused: false }, context), {
      body: () => ({ paused: false }),
    });
  }
}
