import { ownTracker } from '#modules/trackers/published';
import { Controller, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { RequestRun } from '../request-run/request-run.command';

const runRequestedAnswer = z.strictObject({
  run_id: z.string().nullable().describe('Null where this very request was carried out before and its run is over.'),
});

@Controller('api/topics/tracker')
export class RunNowEndpoint {
  constructor(
    private readonly commands: CommandBus,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  @Post(':id/run')
  @Access('user')
  @Answers(runRequestedAnswer, 202)
  async post(@Param('id') trackerId: string, @SignedIn() caller: Caller, @Context() context: CommandContext) {
    const tracker = await ownTracker(this.reads, trackerId, caller);
    const outcome = isRefusal(tracker)
      ? tracker
      : await this.commands.execute(new RequestRun({ trackerId, cause: 'asked' }, context));
    return answer(outcome, { status: 202, body: ({ runId }) => ({ run_id: runId }) });
  }
}
