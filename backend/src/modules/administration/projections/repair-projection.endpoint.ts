import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { SkipEvent } from '../commands/skip-event.command';

class SkipBody extends createZodDto(z.strictObject({ event_id: z.string().max(100), reason })) {}

/** What helps a read model that has stopped at an event, besides a rebuild. */
@Controller('api/admin/projections')
export class RepairProjectionEndpoint extends CommandEndpoint {
  constructor(
    commands: CommandBus,
    private readonly models: ProjectionRunner,
  ) {
    super(commands);
  }

  @Post(':name/retry')
  @HttpCode(204)
  @Operation({
    access: 'admin',
    summary: 'Lets a read model that has stopped try again. No effect on one that has not.',
    answers: null,
    status: 204,
  })
  async retry(@Param('name') name: string) {
    if (!(await this.models.attend(name))) throw new Problem('NOT_FOUND', 'There is no read model of this name.');
  }

  @Post(':name/skip')
  @Operation({
    access: 'admin',
    summary:
      'Lets a read model leave out the event at which it stands. A rebuild tries the event again, and leaves it out only if it still cannot handle it.',
    answers: null,
    status: 204,
  })
  skip(@Param('name') projection: string, @Body() body: SkipBody, @Context() context: Context) {
    const { event_id: eventId, reason } = body;
    return this.send(new SkipEvent({ projection, eventId, reason }, context), { status: 204 });
  }
}
