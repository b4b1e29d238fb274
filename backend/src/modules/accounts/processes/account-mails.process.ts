import { userEvents } from '#events/accounts/user.events';
import type { Recorded } from '#kernel/recorded-event';
import { planOutboundEffect } from '#modules/outbound/published';
import { processOf } from '#platform/processes/process';
import { type MailRequest, asksForMail, mailExpiresAt } from '../mails/account-mail';
import { ACCOUNT_MAIL } from '../mails/account-mail.kind';

const mailOf = (request: Recorded<MailRequest>) => {
  const { userId } = request.data;
  return planOutboundEffect(request, {
    kind: ACCOUNT_MAIL,
    userId,
    subject: { requestedBy: request.id },
    expiresAt: mailExpiresAt(request),
  });
};

/** Sends a mail for each event that asks for one. */
export const requestsLeadToMails = processOf(userEvents, {
  name: 'account-mails',
  on: ['UserRegistered', 'PasswordResetRequested', 'RegistrationRepeated'],
  mayLag: true,
  react: (event) => (asksForMail(event) ? [mailOf(event)] : []),
});
