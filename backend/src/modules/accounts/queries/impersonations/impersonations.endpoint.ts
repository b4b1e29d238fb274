import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { GetImpersonations } from './impersonations.query';

const impersonationAnswer = z
  .strictObject({
    id: z.string(),
    by: z
      .strictObject({ user_uid: z.string(), email: z.string().nullable() })
      .describe('The super user. Without an address if they were erased.'),
    reason: z.string().nullable(),
    started_at: timeAnswer,
    ended_at: timeAnswer.describe('When it ended, or will end at the latest.'),
  })
  .meta({ id: 'Impersonation' });

@Controller('api/common/impersonations')
export class ImpersonationsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'user',
    summary: 'Who impersonated the caller, newest first (the last 100).',
    answers: z.array(impersonationAnswer),
  })
  list(@SignedIn() { userId }: Caller) {
    return this.queries.execute(new GetImpersonations(userId));
  }
}
