import { Body, Controller, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { timeAnswer } from '#platform/http/answers';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { readPositionDecider } from '../domain/read-position.decider';

/** Marks the updates of the user's feed as read, up to a time (ISO 8601 UTC). Refused with INVALID if it is still to come. */
export class MarkRead extends ContextCommand<{ readonly upTo: string }, { readonly upTo: string }> {}

@CommandHandler(MarkRead)
export class MarkReadHandler implements ICommandHandler<MarkRead> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { upTo }, context }: MarkRead) {
    const userId = askedByUser(context);
    const command = { type: 'MarkRead', userId, upTo, now: context.now.toISOString() } as const;
    const decided = await this.runner.run(readPositionDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted({ upTo: decided.state.upTo ?? upTo }, decided);
  }
}

class MarkReadBody extends createZodDto(
  z.strictObject({ up_to: timeAnswer.describe('When the newest update that was shown was published.') }),
) {}

@Controller('api/topics/feed/read')
export class MarkReadEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    summary: 'Marks the updates of the feed as read, up to a time; it never moves back.',
    answers: z.strictObject({ read_up_to: timeAnswer }),
  })
  post(@Body() body: MarkReadBody, @Context() context: Context) {
    const upTo = new Date(body.up_to).toISOString();
    return this.send(new MarkRead({ upTo }, context), { body: (read) => ({ read_up_to: read.upTo }) });
  }
}
