import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RestoreTracker } from './restore-tracker.command';

class RestoreBody extends createZodDto(
  z.strictObject({ kind: z.literal('tracker'), id: z.string().min(1).max(100) }),
) {}

@Controller('api/topics/restore')
export class RestoreTrackerEndpoint extends CommandEndpoint {
  @Post()
  @Operation({ access: 'user', summary: 'Restores something that was deleted.', answers: RestoreBody.schema })
  post(@Body() { kind, id }: RestoreBody, @Context() context: Context) {
    return this.send(new RestoreTracker({ trackerId: id }, context), {
      body: () => ({ kind, id }),
    });
  }
}
