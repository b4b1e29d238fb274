import { z } from 'zod';
import { CLOCK } from '#platform/clock';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { sessions } from '#projections/accounts/sessions/sessions.projection';

const sessionAnswer = z
  .strictObject({
    id: z.string(),
    started_at: timeAnswer,
    refreshed_at: timeAnswer.describe('Last refresh; in use up to 15 minutes longer.'),
    expires_at: timeAnswer,
    browser: z.string().nullable().describe('Its name, such as `Firefox`; null where it is not known.'),
    system: z
      .string()
      .nullable()
      .describe('On what it runs, such as `Windows` or `iPhone`; null where it is not known.'),
    current: z.boolean().describe('Whether this request belongs to it.'),
  })
  .meta({ id: 'Session' });

export const ListSessions = readRoute({
  path: 'api/common/sessions',
  access: 'user',
  summary: 'Where the caller is signed in, last used first.',
  answers: z.array(sessionAnswer),
  uses: [READ_STORE, CLOCK],
  async read({ caller: { userId, sessionId } }, reads, clock) {
    const now = clock.now().toISOString();
    const live = await reads.find(sessions, { user_id: userId, status: 'live' });
    return live
      .filter(({ expires_at }) => expires_at > now)
      .sort((one, other) => other.refreshed_at.localeCompare(one.refreshed_at))
      .map(({ _id, started_at, refreshed_at, expires_at, browser, system }) => ({
        id: _id,
        started_at,
        refreshed_at,
        expires_at,
        browser,
        system,
        current: _id === sessionId,
      }));
  },
});
