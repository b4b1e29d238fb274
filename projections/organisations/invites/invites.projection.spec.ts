import type { UserEvent } from '#events/accounts/user.events';
import type { InviteEvent } from '#events/organisations/invite.events';
import { projected } from '#test/support/read-models/projected';
import { invites } from './invites.projection';

const userId = '01890000-0000-7000-8000-000000000001';
const made: InviteEvent = {
  type: 'InviteMade',
  data: {
    userId,
    email: 'ann@example.test',
    organisation: { id: 'acme', name: 'Acme' },
    role: 'applicant',
    invitedBy: 'admin',
    tokenHash: 'hash',
    expiresAt: '2026-03-15T01:00:00.000Z',
    browser: null,
  },
};
const open = {
  _id: userId,
  status: 'open',
  email: 'ann@example.test',
  org_name: 'Acme',
  role: 'applicant',
  invited_by: 'admin',
  mails: 1,
  created_at: '2026-03-01T01:00:00.000Z',
  expires_at: '2026-03-15T01:00:00.000Z',
  used_at: null,
};

test('an open invite, which is valid longer once it is sent again', async () => {
  expect(await projected(invites, [made])).toEqual([open]);
  const expiresAt = '2026-03-20T01:00:00.000Z';
  const sentAgain: InviteEvent = { type: 'InviteSentAgain', data: { userId, expiresAt, browser: null } };
  expect(await projected(invites, [made, sentAgain])).toEqual([{ ...open, mails: 2, expires_at: expiresAt }]);
});

test('a used invite keeps its address, a withdrawn or expired one does not', async () => {
  const person = { firstName: 'Ann', lastName: 'Lee', passwordHash: '$argon2id$' };
  expect(await projected(invites, [made, { type: 'InviteUsed', data: { userId, ...person } }])).toEqual([
    { ...open, status: 'used', used_at: '2026-03-01T02:00:00.000Z' },
  ]);
  expect(await projected(invites, [made, { type: 'InviteWithdrawn', data: { userId } }])).toEqual([
    { ...open, status: 'withdrawn', email: null },
  ]);
  expect(await projected(invites, [made, { type: 'InviteExpired', data: { userId } }])).toEqual([
    { ...open, status: 'expired', email: null },
  ]);
});

test('an invite is removed with the account made from it', async () => {
  const erased: UserEvent = { type: 'RegistrationExpired', data: { userId } };
  expect(await projected(invites, [made, erased])).toEqual([]);
});
