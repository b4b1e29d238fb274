import { scenario } from '#test/support/given-when-then';
import type { Invite } from './invite';
import { invitedAddressDecider, isPending } from './invited-address.decider';

const { given } = scenario(invitedAddressDecider);
const emailKey = 'key of ann@example.test';
const now = new Date('2026-11-20T10:00:00.000Z');
const invitedAnn = {
  userId: 'first',
  email: 'ann@example.test',
  organisation: { id: 'acme', name: 'Acme' },
  role: 'applicant',
  invitedBy: 'admin',
  tokenHash: 'hash',
} as const;

const invited = (userId: string) =>
  ({ type: 'AddressInvited', data: { emailKey, userId, invitedAt: now.toISOString() } }) as const;
const invite = (userId: string, replaces: string | null) =>
  ({ type: 'InviteAddress', emailKey, userId, replaces, now }) as const;

test('one of several who invite an address at the same time succeeds', () => {
  given().when(invite('first', null)).then(invited('first'));
  given(invited('first')).when(invite('second', null)).thenRefused('CONFLICT');
});

test('an address is invited again if its latest invite was found to be over', () => {
  given(invited('first')).when(invite('second', 'first')).then(invited('second'));
  given(invited('first'), invited('second')).when(invite('third', 'first')).thenRefused('CONFLICT');
});

describe('another invite waits for the latest one', () => {
  const isPendingAt = (latest: Invite, time: string): boolean =>
    isPending({ userId: 'first', invitedAt: now.toISOString() }, latest, new Date(time));

  test('an invite that was only announced is waited for a minute', () => {
    expect(isPendingAt({ status: 'absent' }, '2026-11-20T10:00:59.999Z')).toBe(true);
    expect(isPendingAt({ status: 'absent' }, '2026-11-20T10:01:00.000Z')).toBe(false);
  });

  test('an open invite is waited for until it expires', () => {
    const open: Invite = { status: 'open', ...invitedAnn, expiresAt: '2026-12-04T10:00:00.000Z', mails: 1 };
    expect(isPendingAt(open, '2026-12-04T09:59:59.999Z')).toBe(true);
    expect(isPendingAt(open, '2026-12-04T10:00:00.000Z')).toBe(false);
  });

  test('a used or withdrawn invite is not waited for', () => {
    expect(isPendingAt({ status: 'used', ...invitedAnn }, '2026-11-20T10:00:00.000Z')).toBe(false);
    expect(isPendingAt({ status: 'closed' }, '2026-11-20T10:00:00.000Z')).toBe(false);
  });
});
