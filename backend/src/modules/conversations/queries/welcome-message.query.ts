import { z } from 'zod';
import { accounts } from '#modules/accounts/published';
import { CLOCK } from '#platform/clock';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { PrivateReadings } from '../private-readings';
import { welcomeMessage } from '../replying/welcome';

export const WelcomeMessage = readRoute({
  path: 'api/chronic/welcome-message',
  access: 'user',
  summary: 'Greets the caller, or for administrators another person, by their local hour.',
  query: z.strictObject({
    tz_offset_minutes: z.coerce
      .number()
      .int()
      .min(-900)
      .max(900)
      .default(0)
      .describe('Minutes to add to UTC for the local time.'),
    user_profile_id: z.string().max(100).optional().describe('For administrators: the person it greets.'),
  }),
  answers: z.strictObject({ welcome_message: z.string() }),
  uses: [READ_STORE, CLOCK, PrivateReadings],
  async read({ query, caller, language }, reads, clock, readings) {
    const userId = query.user_profile_id ?? caller.userId;
    await readings.allow(caller, userId);
    const account = await reads.get(accounts, userId);
    const sent = { at: clock.now().toISOString(), offsetMinutes: query.tz_offset_minutes };
    return { welcome_message: welcomeMessage(account?.first_name ?? null, { sent, language }) };
  },
});
