import { outboundEffectId } from '#modules/outbound/plan-outbound-effect';
import { registeredAs } from '#test/support/accounts/user-examples';
import { following } from '#test/support/given-when-then';
import { requestsLeadToMails } from './account-mails.process';

const userId = 'ann';
const link = { linkId: 'l', tokenHash: 'h', expiresAt: '2026-03-01T02:00:00.000Z' };
const registered = (verification: typeof link | null) => registeredAs(userId, { verification });
const mailUntil = (expiresAt: string) => ({
  on: `outbound-${outboundEffectId('event-1', 'account-mail')}`,
  command: {
    type: 'PlanEffect',
    plan: {
      userId,
      kind: 'account-mail',
      subject: { requestedBy: 'event-1' },
      dueAt: '2026-03-01T01:00:00.000Z',
      expiresAt,
      series: null,
    },
  },
});

test('a registration leads to a mail, which is of use as long as its link', () =>
  following(requestsLeadToMails).given().when(registered(link)).then(mailUntil(link.expiresAt)));

test('an account created by the operator gets no mail', () =>
  following(requestsLeadToMails).given().when(registered(null)).then());

test('a password reset leads to a mail', () =>
  following(requestsLeadToMails)
    .given()
    .when({ type: 'PasswordResetRequested', data: { userId, reset: link, browser: null } })
    .then(mailUntil(link.expiresAt)));

test('the mail about an existing account is of use for an hour', () =>
  following(requestsLeadToMails)
    .given()
    .when({ type: 'RegistrationRepeated', data: { userId, browser: null } })
    .then(mailUntil('2026-03-01T02:00:00.000Z')));
