import { Body, Controller, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { tagAnswer } from '../../queries/tag-view';
import { UpdateTags } from './update-tags.command';

class UpdateTagsBody extends createZodDto(z.strictObject({ tags: z.array(z.string().max(1000)).max(100) })) {}

@Controller('api/topics/tracker')
export class UpdateTagsEndpoint extends CommandEndpoint {
  @Post(':id/update_tags')
  @Operation({
    access: 'user',
    summary: 'Replaces the tracker’s tags.',
    answers: z.strictObject({ tags: z.array(tagAnswer) }),
  })
  post(@Param('id') trackerId: string, @Body() body: UpdateTagsBody, @Context() context: Context) {
    return this.send(new UpdateTags({ trackerId, titles: body.tags }, context), {
      body: ({ tags }) => ({ tags: tags.map(({ id, title }) => ({ id, title })) }),
    });
  }
}
