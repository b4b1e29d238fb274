import type { InviteEvent } from '#events/organisations/invite.events';
import { scenario } from '#test/support/given-when-then';
import type { InviteLink } from './invite-link';
import { MAX_MAILS, inviteDecider } from './invite.decider';

const { given } = scenario(inviteDecider);

const userId = '01890000-0000-7000-8000-000000000001';
const acme = { id: 'acme', name: 'Acme' };
const invited = {
  userId,
  email: 'ann@example.org',
  organisation: acme,
  role: 'applicant',
  invitedBy: 'admin',
  tokenHash: 'hash',
  browser: null,
} as const;
const day = (date: number): Date => new Date(Date.UTC(2026, 0, date, 12));

const made: InviteEvent = { type: 'InviteMade', data: { ...invited, expiresAt: day(15).toISOString() } };
const sentAgain = (expires: number): InviteEvent => ({
  type: 'InviteSentAgain',
  data: { userId, expiresAt: day(expires).toISOString(), browser: null },
});
const withdrawn: InviteEvent = { type: 'InviteWithdrawn', data: { userId } };
const expired: InviteEvent = { type: 'InviteExpired', data: { userId } };
const person = { firstName: 'Ann', lastName: 'Lee', passwordHash: '$argon2id$' };
const used: InviteEvent = { type: 'InviteUsed', data: { userId, ...person } };

const link: InviteLink = { userId, organisationId: 'acme', tokenHash: 'hash' };
const make = { type: 'MakeInvite', ...invited, now: day(1) } as const;
const sendAgain = (now: number) => ({ type: 'SendInviteAgain', browser: null, now: day(now) }) as const;
const withdraw = { type: 'WithdrawInvite' } as const;
const expire = (now: number) => ({ type: 'ExpireInvite', now: day(now) }) as const;
const join = (now: number, by: InviteLink = link) =>
  ({ type: 'UseInvite', link: by, ...person, now: day(now) }) as const;

test('an invite is valid for fourteen days, and used once', () => {
  given().when(make).then(made);
  given(made).when(join(14)).then(used);
  given(made).when(join(15)).thenRefused('NOT_FOUND');
  given(made, used).when(join(2)).thenRefused('INVITE_USED');
});

test('an invite opens only by its own link, and another link does not learn whether it was used', () => {
  for (const forged of [
    { ...link, tokenHash: 'another' },
    { ...link, organisationId: 'another' },
  ]) {
    given(made).when(join(2, forged)).thenRefused('NOT_FOUND');
    given(made, used).when(join(2, forged)).thenRefused('NOT_FOUND');
  }
  given().when(join(2)).thenRefused('NOT_FOUND');
});

test('an invite is sent again with the same link, which is valid longer, at most five times in all', () => {
  given(made).when(sendAgain(10)).then(sentAgain(24));
  given(made, sentAgain(24)).when(join(20)).then(used);
  const often = Array.from({ length: MAX_MAILS - 1 }, () => sentAgain(24));
  given(made, ...often)
    .when(sendAgain(10))
    .thenRefused('CONFLICT');
  given(made).when(sendAgain(15)).thenRefused('CONFLICT');
  given(made, used).when(sendAgain(2)).thenRefused('CONFLICT');
  given(made, withdrawn).when(sendAgain(2)).thenRefused('CONFLICT');
  given().when(sendAgain(2)).thenRefused('NOT_FOUND');
});

test('a withdrawn one is no longer valid; a used one cannot be withdrawn', () => {
  given(made).when(withdraw).then(withdrawn);
  given(made, withdrawn).when(join(2)).thenRefused('NOT_FOUND');
  given(made, withdrawn).when(withdraw).thenNothing();
  given(made, used).when(withdraw).thenRefused('CONFLICT');
  given().when(withdraw).thenRefused('NOT_FOUND');
});

test('an invite that was not used in time expires, for good', () => {
  given(made).when(expire(14)).thenNothing();
  given(made).when(expire(15)).then(expired);
  given(made, sentAgain(24)).when(expire(15)).thenNothing();
  given(made, used).when(expire(30)).thenNothing();
  given(made, expired).when(expire(30)).thenNothing();
  given(made, expired).when(withdraw).thenNothing();
});
