import { Body, Controller, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { trackerDecider } from '../domain/tracker.decider';

/** Turns update mails of one of the user's trackers on or off. */
export class ToggleEmail extends ContextCommand<{ readonly trackerId: string; readonly emailUpdates: boolean }> {}

export const ToggleEmailHandler = decidedBy(trackerDecider, ToggleEmail, ({ request, context }) => [
  request.trackerId,
  { type: request.emailUpdates ? 'TurnEmailUpdatesOn' : 'TurnEmailUpdatesOff', by: askedBy(context) },
]);

class ToggleEmailBody extends createZodDto(z.strictObject({ email_updates: z.boolean() })) {}

@Controller('api/topics/toggle-email')
export class ToggleEmailEndpoint extends CommandEndpoint {
  @Post(':id')
  @Operation({
    access: 'user',
    summary: 'Turns mail about a tracker’s updates on or off.',
    answers: ToggleEmailBody.schema,
  })
  post(@Param('id') trackerId: string, @Body() body: ToggleEmailBody, @Context() context: Context) {
    return this.send(new ToggleEmail({ trackerId, emailUpdates: body.email_updates }, context), {
      body: () => ({ email_updates: body.email_updates }),
    });
  }
}
