import { z } from 'zod';
import type { HealthRecordEvent } from '#events/conversations/health-record.events';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { stoolLogs } from '#projections/conversations/stool-logs/stool-logs.projection';
import { healthRecordOf, healthRecordStream } from '../health-record';

export const StatedDiagnosis = readRoute({
  path: 'api/chronic/diagnosis',
  access: 'user',
  inPerson: 'conversations',
  summary: 'The condition the caller lives with, as they stated it, and whether they keep a diary.',
  answers: z.strictObject({
    diagnosis: z.string().nullable(),
    keeps_diary: z.boolean().describe('They have sent the assistant a message.'),
  }),
  uses: [READ_STORE, StreamReader],
  async read({ caller: { userId } }, reads, streams) {
    const [events, logs] = await Promise.all([
      streams.history<HealthRecordEvent>(healthRecordStream(userId)),
      reads.get(stoolLogs, userId),
    ]);
    return { diagnosis: healthRecordOf(events).diagnosis, keeps_diary: logs !== undefined };
  },
});
