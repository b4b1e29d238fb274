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
 * Begins a delivery anew, with all its attempts. Refused with NOT_FOUND, or with CONFLICT while an attempt is under way and
 * if it has ended.
 */
class RetryEffect extends ContextCommand<{ readonly effectId: string; readonly reason: string }> {}

export const RetryEffectHandler = decidedBy(
  effectDecider,
  RetryEffect,
  ({ request: { effectId, reason }, context }) => [
    effectId,
    { type: 'RetryEffect', now: context.now.toISOString(), reason },
  ],
);

class RetryBody extends createZodDto(z.strictObject({ reason })) {}

@Controller('api/admin/deliveries')
export class RetryEffectEndpoint extends CommandEndpoint {
  @Post(':id/retry')
  @Operation({
    access: 'admin',
    summary:
      'Begins a delivery that was given up, or waits for its next attempt, anew with all its attempts. Refused with CONFLICT while an attempt is under way.',
    answers: null,
    status: 204,
  })
  retry(@Param('id') effectId: string, @Body() { reason }: RetryBody, @Context() context: Context) {
    return this.send(new RetryEffect({ effectId, reason }, context), { status: 204 });
  }
}
