import { z } from 'zod';
import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';

const readingAnswer = z
  .strictObject({
    id: z.string(),
    by: z
      .strictObject({ user_uid: z.string(), email: z.string().nullable() })
      .describe('The administrator. Without an address if they were erased.'),
    what: z.enum(['conversations', 'health_data', 'answers', 'mails']),
    which: z.string().nullable().describe('Of health data, which: `diary`, `blurbs`, `activity`.'),
    reason: z.string().nullable(),
    read_at: timeAnswer,
  })
  .meta({ id: 'PrivateReading' });

const MAX_READINGS = 100;

export const ListPrivateReadings = readRoute({
  path: 'api/common/private-readings',
  access: 'user',
  summary:
    'Who read the caller’s conversations, health data or answers, when and why, newest first (the last 100 readings).',
  answers: z.array(readingAnswer),
  uses: [READ_STORE, StreamReader],
  async read({ caller: { userId } }, reads, streams) {
    // The reasons are personal, and in no read model.
    const events = await streams.history<UserEvent>(userEvents.stream(userId));
    const readings = events
      .flatMap(({ id, type, data, metadata: { actor, occurred_at } }) =>
        type === 'PrivateDataRead' && actor.kind === 'user' && actor.userId !== userId
          ? [{ id, readerId: actor.userId, ...data, read_at: occurred_at }]
          : [],
      )
      .slice(-MAX_READINGS)
      .toReversed();
    const readers = await reads.find(accounts, {
      _id: { $in: [...new Set(readings.map(({ readerId }) => readerId))] },
    });
    const emails = new Map(readers.map(({ _id, email }) => [_id, email]));
    return readings.map(({ id, readerId, what, which, statedReason, read_at }) => ({
      id,
      what,
      which,
      reason: statedReason,
      read_at,
      by: { user_uid: readerId, email: emails.get(readerId) ?? null },
    }));
  },
});
