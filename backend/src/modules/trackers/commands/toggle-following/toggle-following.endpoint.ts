import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { ToggleFollowing } from './toggle-following.command';

class ToggleFollowingBody extends createZodDto(z.strictObject({ following: z.boolean() })) {}

@Controller('api/topics/toggle-following')
export class ToggleFollowingEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id')
  @Access('user')
  @Answers(ToggleFollowingBody.schema)
  async post(@Param('id') trackerId: string, @Body() body: ToggleFollowingBody, @Context() context: CommandContext) {
    const outcome = await this.commands.execute(new ToggleFollowing({ trackerId, following: body.following }, context));
    return answer(outcome, { body: () => ({ following: body.following }) });
  }
}
