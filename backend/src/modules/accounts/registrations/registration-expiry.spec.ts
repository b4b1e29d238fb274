import { expireOverdue } from '#platform/expiry/expire-overdue';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { registeredAs } from '#test/support/accounts/user-examples';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { registrationExpiry } from './registration-expiry';

/** Registrations that expire and that fail, if those that begin with `damaged` cannot be expired. */
const expiry = async (userIds: readonly string[]) => {
  const expired: string[] = [];
  const failed: string[] = [];
  const ports = {
    reads: await filledReadStore(
      [accounts],
      userIds.map((userId) => registeredAs(userId)),
    ),
    expire: async ({ _id: userId }: { readonly _id: string }) => {
      if (userId.startsWith('damaged')) throw new Error('damaged');
      expired.push(userId);
    },
    onFailure: (userId: string) => failed.push(userId),
  };
  await expireOverdue(registrationExpiry, ports, new Date('2026-06-01T00:00:00Z'));
  return { expired, failed };
};

test('a registration that cannot be expired does not hold up the later ones', async () => {
  expect(await expiry(['damaged', 'ann', 'bob'])).toEqual({ expired: ['ann', 'bob'], failed: ['damaged'] });
});

test('a whole page of registrations that cannot be expired does not hold up the later ones', async () => {
  const damaged = Array.from({ length: 100 }, (_, index) => `damaged ${index}`);
  expect(await expiry([...damaged, 'ann'])).toEqual({ expired: ['ann'], failed: damaged });
});
