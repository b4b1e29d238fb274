import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { briefs, mayListen } from '#modules/delivery/published';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { AskForRecording } from './ask-for-recording.command';

export const AskForRecordingRoute = actionRoute({
  path: 'api/topics/recordings',
  access: 'user',
  summary: 'Starts an audio recording of one of the caller’s briefs, unless one exists or is being made.',
  body: z.strictObject({ brief_id: z.string().min(1).max(100) }),
  answers: z.strictObject({ brief_id: z.string() }),
  status: 202,
  uses: [CommandBus, READ_STORE],
  async act({ body: { brief_id: briefId }, caller: { userId }, context }, commands, reads) {
    const brief = await reads.get(briefs, briefId);
    if (brief?.user_id !== userId) return refuse('NOT_FOUND', 'There is no such brief.');
    return (await mayListen(reads, userId))
      ? commands.execute(new AskForRecording({ userId, briefId }, context))
      : refuse('ACCESS_DENIED', 'Audio comes with a paid plan, once it is turned on.');
  },
  answer: ({ body }) => body,
});
