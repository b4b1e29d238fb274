import type { UserEvent } from '#events/accounts/user.events';
import type { Recorded } from '#kernel/recorded-event';
import { hashOfToken } from '#platform/crypto/token-hash';
import { letterHtml } from '#platform/mail/letter';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import type { User } from '../domain/user';
import { userDecider } from '../domain/user.decider';
import { AccountKeys } from '../keys/account-keys';
import { alreadyRegisteredLetter } from './account-letters';
import { type MailRequest, accountMail, asksForMail } from './account-mail';

const keys = new AccountKeys(new Uint8Array(32).fill(7));
const sender = { productName: 'Aidy', publicUrl: 'https://aidy.example.org' };
const requestedAt = '2026-03-01T12:00:00.000Z';

const recorded = <Event extends UserEvent>(event: Event): Recorded<Event> => ({
  ...event,
  id: 'e1',
  stream: 'user-ann',
  revision: 0,
  position: 0,
  metadata: {
    occurred_at: requestedAt,
    correlation_id: 'c',
    causation_id: 'c',
    command: 'Test',
    actor: { kind: 'system' },
    version: 1,
  },
});
const linkUntil = (purpose: 'verify' | 'reset', expiresAt: string) => ({
  linkId: 'l1',
  tokenHash: keys.linkToken(purpose, 'ann', 'l1').hash,
  expiresAt,
});
const registered = recorded(
  registeredAs('ann', { verification: linkUntil('verify', '2026-03-04T12:00:00.000Z'), browser: 'b1' }),
);
const activated = activatedAs('ann');
const resetRequested = recorded({
  type: 'PasswordResetRequested',
  data: { userId: 'ann', reset: linkUntil('reset', '2026-03-01T13:00:00.000Z'), browser: null },
});
const passwordSet: UserEvent = { type: 'PasswordSet', data: { userId: 'ann', passwordHash: 'h' } };
const userAfter = (...events: UserEvent[]): User => events.reduce(userDecider.evolve, userDecider.initialState);
const mailFor = (request: Recorded<MailRequest>, user: User, now = requestedAt) =>
  accountMail('e1', request, user, sender, keys, now);

test('a registration gets a link by mail, and the log has only the hash of its token', () => {
  const mail = mailFor(registered, userAfter(registered));
  expect(mail).toMatchObject({
    messageId: 'e1@aidy.example.org',
    to: 'ann@example.org',
    recipientId: 'ann',
    subject: 'Activate your Aidy account',
    askedBy: 'b1',
  });
  const [, token = ''] = /verify-email\/ann\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect(hashOfToken(token)).toBe(registered.data.verification?.tokenHash);
});

test('a mail written again after a crash is the same', () =>
  expect(mailFor(registered, userAfter(registered))).toEqual(mailFor(registered, userAfter(registered))));

test('no mail is sent for a used or expired link', () => {
  expect(mailFor(registered, userAfter(registered, activated))).toBeNull();
  expect(mailFor(registered, userAfter(registered), '2026-03-04T12:00:00.000Z')).toBeNull();
  const asking = [registered, activated, passwordSet, resetRequested];
  expect(mailFor(resetRequested, userAfter(...asking))?.subject).toBe('Set a new Aidy password');
  expect(mailFor(resetRequested, userAfter(...asking, passwordSet))).toBeNull();
  expect(mailFor(resetRequested, userAfter(...asking), '2026-03-01T13:00:00.000Z')).toBeNull();
});

test('no mail is sent to an erased person', () => {
  const erased: UserEvent = {
    type: 'UserErased',
    data: { userId: 'ann', emailKey: null, erasedBy: 'ann', statedReason: null },
  };
  expect(mailFor(registered, userAfter(registered, erased))).toBeNull();
});

test('an account created by the operator gets no mail', () => {
  expect(asksForMail(recorded({ ...registered, data: { ...registered.data, verification: null } }))).toBe(false);
});

test('an existing account is offered sign-in and password reset', () => {
  const html = letterHtml(alreadyRegisteredLetter(sender).letter);
  expect(html).toContain('https://aidy.example.org/sign-in');
  expect(html).toContain('https://aidy.example.org/forgot');
});
