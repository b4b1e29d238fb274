import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { userDecider } from '../domain/user.decider';

export interface EmailSendTime {
  /** UTC. */
  readonly hour: number;
  readonly minute: number;
}

/** Chooses when digests are mailed. Refused with INVALID unless it is a half hour from 10:00 to 23:30 UTC. */
export class UpdateEmailSendTime extends ContextCommand<EmailSendTime> {}

export const UpdateEmailSendTimeHandler = decidedBy(userDecider, UpdateEmailSendTime, ({ request, context }) => [
  askedByUser(context),
  { type: 'SetEmailTime', hour: request.hour, minute: request.minute },
]);

class EmailSendTimeBody extends createZodDto(z.strictObject({ hour: z.number().int(), minute: z.number().int() })) {}

@Controller('api/common')
export class UpdateEmailSendTimeEndpoint extends CommandEndpoint {
  @Post('update-email-send-time')
  @Operation({
    access: 'user',
    summary: 'Sets when the daily mail is sent, in UTC.',
    answers: EmailSendTimeBody.schema,
  })
  update(@Body() body: EmailSendTimeBody, @Context() context: Context) {
    const { hour, minute } = body;
    const command = new UpdateEmailSendTime({ hour, minute }, context);
    return this.send(command, { body: () => ({ hour, minute }) });
  }
}
