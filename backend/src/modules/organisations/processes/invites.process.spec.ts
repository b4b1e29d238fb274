import type { InviteEvent } from '#events/organisations/invite.events';
import { following } from '#test/support/given-when-then';
import { closedInvitesForgetAddresses, usedInvitesMakeAccounts } from './invites.process';

const userId = 'ann';
const organisation = { id: 'acme', name: 'Acme' };
const made = (email: string | null): InviteEvent => ({
  type: 'InviteMade',
  data: {
    userId,
    email,
    organisation,
    role: 'applicant',
    invitedBy: 'admin',
    tokenHash: 'hash',
    expiresAt: '2026-01-15T12:00:00.000Z',
    browser: null,
  },
});
const person = { firstName: 'Ann', lastName: 'Lee', passwordHash: '$argon2id$' };
const used: InviteEvent = { type: 'InviteUsed', data: { userId, ...person } };

test('a used invite makes the account that it is for', () =>
  following(usedInvitesMakeAccounts)
    .given(made('ann@example.org'))
    .when(used)
    .then({
      send: 'AdmitMember',
      request: { userId, email: 'ann@example.org', memberType: 'applicant', organisation, ...person },
    }));

test('no account is made for somebody who was erased meanwhile', () =>
  following(usedInvitesMakeAccounts).given(made(null)).when(used).then());

test('an invite that is over takes the address with it', () => {
  const nothing = async (): Promise<void> => undefined;
  const process = closedInvitesForgetAddresses({ destroyKey: nothing }, { forget: nothing });
  for (const type of ['InviteWithdrawn', 'InviteExpired'] as const)
    following(process)
      .given()
      .when({ type, data: { userId } })
      .then({ send: 'CancelEffectsOfUser', request: { userId } }, { effect: 'forget-mail' }, { effect: 'destroy-key' });
});
