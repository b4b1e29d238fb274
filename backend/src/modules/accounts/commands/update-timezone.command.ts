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

/** Sets the time zone in which the daily mail keeps its local time. Refused with INVALID for an unknown one. */
export class UpdateTimezone extends ContextCommand<{ readonly timezone: string }> {}

export const UpdateTimezoneHandler = decidedBy(userDecider, UpdateTimezone, ({ request, context }) => [
  askedByUser(context),
  { type: 'SetTimezone', timezone: request.timezone },
]);

class TimezoneBody extends createZodDto(z.strictObject({ timezone: z.string().max(100) })) {}

@Controller('api/common')
export class UpdateTimezoneEndpoint extends CommandEndpoint {
  @Post('update-timezone')
  @Operation({
    access: 'user',
    summary: 'Sets the time zone (IANA name) in which the daily mail keeps its local time.',
    answers: TimezoneBody.schema,
  })
  update(@Body() { timezone }: TimezoneBody, @Context() context: Context) {
    return this.send(new UpdateTimezone({ timezone }, context), { body: () => ({ timezone }) });
  }
}
