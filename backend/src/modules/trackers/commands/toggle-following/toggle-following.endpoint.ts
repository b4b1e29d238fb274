import { Body, Controller, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { ToggleFollowing } from './toggle-following.command';

class ToggleFollowingBody extends createZodDto(z.strictObject({ following: z.boolean() })) {}

@Controller('api/topics/toggle-following')
export class ToggleFollowingEndpoint extends CommandEndpoint {
  @Post(':id')
  @Operation({
    access: 'user',
    summary: 'Follows a public tracker, or stops following it.',
    answers: ToggleFollowingBody.schema,
  })
  post(@Param('id') trackerId: string, @Body() body: ToggleFollowingBody, @Context() context: Context) {
    return this.send(new ToggleFollowing({ trackerId, following: body.following }, context), {
      body: () => ({ following: body.following }),
    });
  }
}
