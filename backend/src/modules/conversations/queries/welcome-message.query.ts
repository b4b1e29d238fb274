import { z } from 'zod';
import { accounts } from '#modules/accounts/published';
import { CLOCK } from '#platform/clock';
import { readRoute } from '#platform/http/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { welcomeMessage } from '../answering/welcome';

export const WelcomeMessage = readRoute({
  path: 'api/chronic/welcome-message',
  access: 'user',
  summary: 'Greets the caller by the hour where they are.',
  query: z.strictObject({
    tz_offset_minutes: z.coerce
      .number()
      .int()
      .min(-900)
      .max(900)
      .default(0)
      .describe('Minutes to add to UTC for the local time.'),
  }),
  answers: z.strictObject({ welcome_message: z.string() }),
  uses: [READ_STORE, CLOCK],
  async read({ query, caller }, reads, clock) {
    const account = await reads.get(accounts, caller.userId);
    const sent = { at: clock.now().toISOString(), offsetMinutes: query.tz_offset_minutes };
    return { welcome_message: welcomeMessage(account?.first_name ?? null, sent) };
  },
});
