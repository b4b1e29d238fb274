import { Body, Controller, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { briefs, mayListen } from '#modules/delivery/published';
import { answer } from '#platform/http/answer';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { AskForRecording } from './ask-for-recording.command';

class AskForRecordingBody extends createZodDto(z.strictObject({ brief_id: z.string().min(1).max(100) })) {}

@Controller('api/topics/recordings')
export class AskForRecordingEndpoint {
  constructor(
    private readonly commands: CommandBus,
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'get'>,
  ) {}

  @Post()
  @Operation({
    access: 'user',
    summary: 'Has one of the caller’s briefs read out, unless it was or is being.',
    answers: z.strictObject({ brief_id: z.string() }),
    status: 202,
  })
  async post(
    @Body() { brief_id: briefId }: AskForRecordingBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    const { userId } = caller;
    const brief = await this.reads.get(briefs, briefId);
    const outcome =
      brief?.user_id !== userId
        ? refuse('NOT_FOUND', 'There is no such brief.')
        : (await mayListen(this.reads, userId))
          ? await this.commands.execute(new AskForRecording({ userId, briefId }, context))
          : refuse('ACCESS_DENIED', 'Audio comes with a paid plan, once it is turned on.');
    return answer(outcome, { status: 202, body: () => ({ brief_id: briefId }) });
  }
}
