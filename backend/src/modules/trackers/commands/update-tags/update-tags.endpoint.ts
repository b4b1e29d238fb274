import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { tagAnswer } from '../../queries/tag-view';
import { UpdateTags } from './update-tags.command';

class UpdateTagsBody extends createZodDto(z.strictObject({ tags: z.array(z.string().max(1000)).max(100) })) {}

@Controller('api/topics/tracker')
export class UpdateTagsEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/update_tags')
  @Access('user')
  @Answers(z.strictObject({ tags: z.array(tagAnswer) }))
  async post(@Param('id') trackerId: string, @Body() body: UpdateTagsBody, @Context() context: CommandContext) {
    const outcome = await this.commands.execute(new UpdateTags({ trackerId, titles: body.tags }, context));
    return answer(outcome, { body: ({ tags }) => ({ tags: tags.map(({ id, title }) => ({ id, title })) }) });
  }
}
