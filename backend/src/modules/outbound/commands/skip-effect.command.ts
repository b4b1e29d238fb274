import { Body, Controller, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { effectDecider } from '../domain/effect.decider';

/**
 * Has a delivery never be made, so that its series goes on; repeating it has no effect. Refused with NOT_FOUND, or with
 * CONFLICT while an attempt is under way and if it was delivered or cancelled.
 */
class SkipEffect extends ContextCommand<{ readonly effectId: string; readonly reason: string }> {}

export const SkipEffectHandler = decidedBy(effectDecider, SkipEffect, ({ request: { effectId, reason }, context }) => [
  effectId,
  { type: 'SkipEffect', now: context.now.toISOString(), reason },
]);

class SkipBody extends createZodDto(z.strictObject({ reason })) {}

@Controller('api/admin/deliveries')
export class SkipEffectEndpoint extends CommandEndpoint {
  @Post(':id/skip')
  @Operation({
    access: 'admin',
    summary:
      'Has a delivery never be made; the next one of its series goes on. Repeating it has no effect. Refused with CONFLICT while an attempt is under way.',
    answers: null,
    status: 204,
  })
  skip(@Param('id') effectId: string, @Body() { reason }: SkipBody, @Context() context: Context) {
    return this.send(new SkipEffect({ effectId, reason }, context), { status: 204 });
  }
}
