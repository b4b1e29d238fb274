import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { TogglePublic } from './toggle-public.command';

class TogglePublicBody extends createZodDto(z.strictObject({ public: z.boolean() })) {}

@Controller('api/topics/toggle-public')
export class TogglePublicEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id')
  @Access('user')
  @Answers(TogglePublicBody.schema)
  async post(@Param('id') trackerId: string, @Body() body: TogglePublicBody, @Context() context: CommandContext) {
    const outcome = await this.commands.execute(new TogglePublic({ trackerId, public: body.public }, context));
    return answer(outcome, { body: () => ({ public: body.public }) });
  }
}
