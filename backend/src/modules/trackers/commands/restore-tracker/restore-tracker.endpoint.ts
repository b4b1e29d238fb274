import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { RestoreTracker } from './restore-tracker.command';

class RestoreBody extends createZodDto(
  z.strictObject({ kind: z.literal('tracker'), id: z.string().min(1).max(100) }),
) {}

@Controller('api/topics/restore')
export class RestoreTrackerEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Access('user')
  @Answers(RestoreBody.schema)
  async post(@Body() { kind, id }: RestoreBody, @Context() context: CommandContext) {
    return answer(await this.commands.execute(new RestoreTracker({ trackerId: id }, context)), {
      body: () => ({ kind, id }),
    });
  }
}
