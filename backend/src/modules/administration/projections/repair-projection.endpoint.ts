import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { PauseProjection } from '../commands/pause-projection.command';
import { SkipEvent } from '../commands/skip-event.command';
import { Projections } from './projections';

class ReasonBody extends createZodDto(z.strictObject({ reason })) {}
class SkipBody extends createZodDto(z.strictObject({ event_id: z.string().max(100), reason })) {}

/** What helps a read model or reactor that has stopped, besides a rebuild. */
@Controller('api/admin/projections')
export class RepairProjectionEndpoint extends CommandEndpoint {
  constructor(
    commands: CommandBus,
    private readonly projections: Projections,
  ) {
    super(commands);
  }

  @Post(':name/retry')
  @HttpCode(204)
  @Operation({
    access: 'admin',
    summary: 'Has a read model or reactor that has stopped try again at once. No effect on one that has not.',
    answers: null,
    status: 204,
  })
  async retry(@Param('name') name: string) {
    if (!(await this.projections.applyInterventions(name)))
      throw new Problem('NOT_FOUND', 'There is no read model or reactor of this name.');
  }

  @Post(':name/skip')
  @Operation({
    access: 'admin',
    summary:
      'Lets a read model or reactor leave out the event at which it stands. A rebuild tries the event again, and leaves it out only if it still cannot handle it.',
    answers: null,
    status: 204,
  })
  skip(@Param('name') projection: string, @Body() body: SkipBody, @Context() context: Context) {
    const { event_id: eventId, reason } = body;
    return this.send(new SkipEvent({ projection, eventId, reason }, context), { status: 204 });
  }

  @Post(':name/pause')
  @Operation({
    access: 'admin',
    summary: 'Has a read model or reactor stand still until it is resumed; repeating it has no effect.',
    answers: null,
    status: 204,
  })
  pause(@Param('name') projection: string, @Body() { reason }: ReasonBody, @Context() context: Context) {
    return this.send(new PauseProjection({ projection, paused: true, reason }, context), { status: 204 });
  }

  @Post(':name/resume')
  @Operation({
    access: 'admin',
    summary: 'Has a paused read model or reactor go on where it stood; repeating it has no effect.',
    answers: null,
    status: 204,
  })
  resume(@Param('name') projection: string, @Body() { reason }: ReasonBody, @Context() context: Context) {
    return this.send(new PauseProjection({ projection, paused: false, reason }, context), { status: 204 });
  }
}
