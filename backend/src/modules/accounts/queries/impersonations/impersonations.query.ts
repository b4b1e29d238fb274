import { z } from 'zod';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { impersonations } from '#projections/accounts/impersonations/impersonations.projection';
import { impersonationDecider } from '../../domain/impersonation.decider';

const impersonationAnswer = z
  .strictObject({
    id: z.string(),
    by: z
      .strictObject({ user_uid: z.string(), email: z.string().nullable() })
      .describe('The super user. Without an address if they were erased.'),
    reason: z.string().nullable(),
    started_at: timeAnswer,
    ended_at: timeAnswer.describe('When it ended, or will end at the latest.'),
  })
  .meta({ id: 'Impersonation' });

const MAX_IMPERSONATIONS = 100;

/** The latest impersonations of a user, newest first. */
export const impersonationsOf = async (
  userId: string,
  reads: ReadStore,
  streams: StreamReader,
): Promise<readonly ViewOf<typeof impersonationAnswer>[]> => {
  const newest = { sort: { started_at: -1, _id: -1 }, limit: MAX_IMPERSONATIONS } as const;
  const found = await reads.find(impersonations, { user_id: userId }, newest);
  return Promise.all(
    found.map(async ({ _id, impersonator_id, started_at, ended_at }) => {
      const by = await reads.get(accounts, impersonator_id);
      // The reason is personal and not in the read model.
      const state = await streams.stateOf(impersonationDecider, _id);
      const reason = state.status === 'absent' ? null : state.reason;
      return { id: _id, by: { user_uid: impersonator_id, email: by?.email ?? null }, reason, started_at, ended_at };
    }),
  );
};

export const ListImpersonations = readRoute({
  path: 'api/common/impersonations',
  access: 'user',
  summary: 'Who impersonated the caller, newest first (the last 100).',
  answers: z.array(impersonationAnswer),
  uses: [READ_STORE, StreamReader],
  read: ({ caller }, reads, streams) => impersonationsOf(caller.userId, reads, streams),
});
