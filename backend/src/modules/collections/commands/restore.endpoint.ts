import { RestoreTrackers } from '#modules/trackers/published';
import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RestoreCollection } from './restore-collection.command';

class RestoreBody extends createZodDto(
  z.strictObject({ kind: z.enum(['tracker', 'collection']), id: z.string().min(1).max(100) }),
) {}

@Controller('api/topics/restore')
export class RestoreEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    summary: 'Restores a deleted tracker, or a deleted folder with all it held.',
    answers: RestoreBody.schema,
  })
  post(@Body() { kind, id }: RestoreBody, @Context() context: Context) {
    const command =
      kind === 'tracker'
        ? new RestoreTrackers({ trackerIds: [id] }, context)
        : new RestoreCollection({ collectionId: id }, context);
    return this.send(command, { body: () => ({ kind, id }) });
  }
}
