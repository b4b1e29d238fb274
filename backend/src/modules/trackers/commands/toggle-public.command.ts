import { Body, Controller, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { trackerDecider } from '../domain/tracker.decider';

/** Makes one of the caller's trackers public, or private again. */
export class TogglePublic extends ContextCommand<{ readonly trackerId: string; readonly public: boolean }> {}

export const TogglePublicHandler = decidedBy(trackerDecider, TogglePublic, ({ request, context }) => [
  request.trackerId,
  request.public
    ? ({ type: 'PublishTracker', by: askedBy(context), category: null } as const)
    : ({ type: 'UnpublishTracker', by: askedBy(context) } as const),
]);

class TogglePublicBody extends createZodDto(z.strictObject({ public: z.boolean() })) {}

@Controller('api/topics/toggle-public')
export class TogglePublicEndpoint extends CommandEndpoint {
  @Post(':id')
  @Operation({ access: 'user', summary: 'Makes a tracker public, or private again.', answers: TogglePublicBody.schema })
  post(@Param('id') trackerId: string, @Body() body: TogglePublicBody, @Context() context: Context) {
    return this.send(new TogglePublic({ trackerId, public: body.public }, context), {
      body: () => ({ public: body.public }),
    });
  }
}
