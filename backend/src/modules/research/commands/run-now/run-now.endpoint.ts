import { ownTracker } from '#modules/trackers/published';
import { Controller, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { answer } from '#platform/http/answer';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { RequestRun } from '../request-run/request-run.command';

const runRequestedAnswer = z.strictObject({
  run_id: z.string().nullable().describe('Null if this request is a repeat and its run has finished.'),
});

@Controller('api/topics/tracker')
export class RunNowEndpoint {
  constructor(
    private readonly commands: CommandBus,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  @Post(':id/run')
  @RateLimit('run', 'id')
  @Operation({
    access: 'user',
    summary:
      'Requests a run now. `CONFLICT` while one is in progress, `MAX_TRACKERS_REACHED` for a tracker beyond what the plan covers.',
    answers: runRequestedAnswer,
    status: 202,
  })
  async post(@Param('id') trackerId: string, @SignedIn() caller: Caller, @Context() context: Context) {
    const tracker = await ownTracker(this.reads, trackerId, caller);
    const outcome = isRefusal(tracker)
      ? tracker
      : await this.commands.execute(new RequestRun({ trackerId, cause: 'asked' }, context));
    return answer(outcome, { status: 202, body: ({ runId }) => ({ run_id: runId }) });
  }
}
