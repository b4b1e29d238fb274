import { ownTracker } from '#modules/trackers/published';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { answer } from '#platform/http/answer';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { firstRunStateOf, runAnswer } from '../../queries/run-view';
import { RequestRun } from '../request-run/request-run.command';

class InitializeTrackerBody extends createZodDto(
  z.strictObject({ tracker_id: z.string().min(1).max(100), no_start_date: z.boolean().optional() }),
) {}

/** Makes at most one first run, however often it is called, and answers that run's current state. */
@Controller('api/topics/initialize-tracker')
export class InitializeTrackerEndpoint {
  constructor(
    private readonly commands: CommandBus,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  @Post()
  @Operation({
    access: 'user',
    summary: 'Requests the first run. Repeated calls make only one.',
    answers: z.strictObject({ tracker_id: z.string(), status: runAnswer.shape.state }),
    status: 202,
  })
  async post(@Body() body: InitializeTrackerBody, @SignedIn() caller: Caller, @Context() context: Context) {
    const trackerId = body.tracker_id;
    const tracker = await ownTracker(this.reads, trackerId, caller);
    const outcome = isRefusal(tracker)
      ? tracker
      : await this.commands.execute(new RequestRun({ trackerId, cause: 'created' }, context));
    const status = await firstRunStateOf(this.reads, trackerId);
    return answer(outcome, {
      status: 202,
      body: () => ({ tracker_id: trackerId, status }),
    });
  }
}
