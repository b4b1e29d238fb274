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

/** Ends the introduction for new users, or shows it again. */
export class UpdateIntroduction extends ContextCommand<{ readonly shown: boolean }> {}

export const UpdateIntroductionHandler = decidedBy(userDecider, UpdateIntroduction, ({ request, context }) => [
  askedByUser(context),
  { type: request.shown ? 'RestartIntroduction' : 'EndIntroduction' },
]);

class IntroductionBody extends createZodDto(z.strictObject({ introduction: z.boolean() })) {}

@Controller('api/common')
export class UpdateIntroductionEndpoint extends CommandEndpoint {
  @Post('update-introduction')
  @Operation({
    access: 'user',
    summary: 'Ends the introduction for new users, or shows it again.',
    answers: IntroductionBody.schema,
  })
  update(@Body() { introduction }: IntroductionBody, @Context() context: Context) {
    return this.send(new UpdateIntroduction({ shown: introduction }, context), { body: () => ({ introduction }) });
  }
}
