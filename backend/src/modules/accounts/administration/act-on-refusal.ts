import { type Refusal, refuse } from '#kernel/decider';
import type { Caller } from '#platform/http/access/caller';
import type { ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';

/** An administrator must not be able to remove those above them, or themselves. Null if they may act on the account. */
export const actOnRefusal = async (
  accountId: string,
  { userId, roles }: Caller,
  reads: Pick<ReadStore, 'get'>,
): Promise<Refusal | null> => {
  const account = await reads.get(accounts, accountId);
  if (account === undefined) return refuse('NOT_FOUND', 'There is no such user.');
  if (account._id === userId) return refuse('ACCESS_DENIED', 'Do this on your own account page.');
  return account.roles.length > 0 && !roles.includes('super')
    ? refuse('ACCESS_DENIED', 'Only a super user may do this to an account with a role.')
    : null;
};
