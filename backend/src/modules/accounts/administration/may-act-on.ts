import type { Caller } from '#platform/http/caller';
import { Problem } from '#platform/http/problem';
import type { AccountDocument } from '#projections/accounts/accounts/accounts.projection';

/** An administrator must not be able to remove those above them, or themselves. */
export const refuseUnlessMayActOn = (
  { userId, roles }: Caller,
  account: Pick<AccountDocument, '_id' | 'roles'> | undefined,
): void => {
  if (account === undefined) throw new Problem('NOT_FOUND', 'There is no such user.');
  if (account._id === userId) throw new Problem('ACCESS_DENIED', 'Do this on your own account page.');
  if (account.roles.length > 0 && !roles.includes('super'))
    throw new Problem('ACCESS_DENIED', 'Only a super user may do this to an account with a role.');
};
