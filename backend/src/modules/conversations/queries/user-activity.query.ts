import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { activityIn } from '../diary/activity';
import { type KnownEntry, entriesNewestFirst } from '../diary/entries';
import { ConversationHistory } from '../diary/history';
import { PrivateReadings } from '../private-readings';

/** How often somebody logs. */
export const GetUserActivity = readRoute({
  path: 'api/chronic/get-user-activity/:id',
  access: 'admin',
  inPerson: 'conversations',
  summary:
    'How many stools a person logged on each of their days, how many entries they kept and how many messages they sent. Recorded as a reading of health data, with the reason in the header X-Reason.',
  answers: z.strictObject({
    data: z.array(z.strictObject({ name: z.string(), data: z.array(z.strictObject({ x: z.iso.date(), y: z.int() })) })),
  }),
  uses: [PrivateReadings, ConversationHistory],
  async read(asked, readings, history) {
    const { id: userId } = asked.params;
    const activity = { userId, what: 'health_data', which: 'activity' } as const;
    await readings.read(asked, activity, 'user activity on the app dashboard');
    const records = await history.allNewestFirst(userId);
    const kept: KnownEntry[] = [];
    for await (const entry of entriesNewestFirst(records)) kept.push(entry);
    return { data: activityIn(kept, records) };
  },
});
