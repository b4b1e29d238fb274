import { Body, Controller, HttpCode, Logger, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { SignedIn, type Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { projectionRow } from './projection-row';
import { Projections } from './projections';

/** Programs may rebuild without a body; the screen always asks for the reason. */
class RebuildBody extends createZodDto(z.strictObject({ reason: reason.optional() })) {}

const unknownModel = () => new Problem('NOT_FOUND', 'There is no read model of this name.');

@Controller('api/admin/projections')
export class RebuildProjectionEndpoint {
  private readonly log = new Logger(RebuildProjectionEndpoint.name);

  constructor(
    private readonly models: ProjectionRunner,
    private readonly projections: Projections,
  ) {}

  @Post(':name/rebuild')
  @HttpCode(202)
  @Operation({
    access: 'admin',
    summary:
      'Rebuilds a read model from the log beside the live one, then swaps. Repeating it has no effect until then.',
    answers: projectionRow,
    status: 202,
  })
  async rebuild(@Param('name') name: string, @Body() body: RebuildBody, @SignedIn() caller: Caller) {
    const outcome = await this.models.rebuild(name);
    if (outcome === 'unknown-model') throw unknownModel();
    if (outcome === 'paused') throw new Problem('CONFLICT', 'It is paused: resume it before you rebuild it.');
    this.log.log({ msg: `Rebuild of ${name}: ${outcome}`, by: caller.userId, reason: body.reason });
    const row = await this.projections.row(name);
    if (row === undefined) throw unknownModel();
    return row;
  }
}
