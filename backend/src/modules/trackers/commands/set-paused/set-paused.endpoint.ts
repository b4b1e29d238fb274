import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { SetPaused } from './set-paused.command';

const pausedAnswer = z.strictObject({ paused: z.boolean() });

@Controller('api/topics/tracker')
export class SetPausedEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/pause')
  @Access('user')
  @Answers(pausedAnswer)
  async pause(@Param('id') trackerId: string, @Context() context: CommandContext) {
    return answer(await this.commands.execute(new SetPaused({ trackerId, paused: true }, context)), {
      body: () => ({ paused: true }),
    });
  }

  @Post(':id/resume')
  @Access('user')
  @Answers(pausedAnswer)
  async resume(@Param('id') trackerId: string, @Context() context: CommandContext) {
    return answer(await this.commands.execute(new SetPaused({ trackerId, paused: false }, context)), {
      body: () => ({ paused: false }),
    });
  }
}
