import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { timeAnswer } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { sessions } from '#projections/accounts/sessions/sessions.projection';

const sessionAnswer = z
  .strictObject({
    id: z.string(),
    started_at: timeAnswer,
    refreshed_at: timeAnswer.describe('Last refresh; in use up to 15 minutes longer.'),
    expires_at: timeAnswer,
    current: z.boolean().describe('Whether this request belongs to it.'),
  })
  .meta({ id: 'Session' });

@Controller('api/common/sessions')
export class SessionsEndpoint {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @Operation({
    access: 'user',
    summary: 'Where the caller is signed in, last used first.',
    answers: z.array(sessionAnswer),
  })
  async list(@SignedIn() { userId, sessionId }: Caller) {
    const now = this.clock.now().toISOString();
    const live = await this.reads.find(sessions, { user_id: userId, status: 'live' });
    return live
      .filter(({ expires_at }) => expires_at > now)
      .sort((one, other) => other.refreshed_at.localeCompare(one.refreshed_at))
      .map(({ _id, started_at, refreshed_at, expires_at }) => ({
        id: _id,
        started_at,
        refreshed_at,
        expires_at,
        current: _id === sessionId,
      }));
  }
}
