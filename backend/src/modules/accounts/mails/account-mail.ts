import type { UserEvent } from '#events/accounts/user.events';
import { assertNever } from '#kernel/assert-never';
import { HOUR_MS } from '#kernel/durations';
import type { Recorded } from '#kernel/recorded-event';
import { letterHtml, letterText } from '#platform/mail/letter';
import type { Mail } from '#platform/mail/mailer';
import type { User } from '../domain/user';
import type { AccountKeys } from '../keys/account-keys';
import {
  type AccountLetter,
  type Sender,
  alreadyRegisteredLetter,
  passwordResetLetter,
  verificationLetter,
} from './account-letters';

/** Events that request a mail. */
export type MailRequest = Extract<
  UserEvent,
  { type: 'UserRegistered' | 'PasswordResetRequested' | 'RegistrationRepeated' }
>;

export const asksForMail = (event: Recorded<UserEvent>): event is Recorded<MailRequest> =>
  (event.type === 'UserRegistered' && event.data.verification !== null) ||
  event.type === 'PasswordResetRequested' ||
  event.type === 'RegistrationRepeated';

/** Time at which sending a mail becomes pointless, ISO 8601 UTC. */
export const mailExpiresAt = (request: Recorded<MailRequest>): string => {
  const anHourLater = new Date(Date.parse(request.metadata.occurred_at) + HOUR_MS).toISOString();
  switch (request.type) {
    case 'UserRegistered':
      return request.data.verification?.expiresAt ?? anHourLater;
    case 'PasswordResetRequested':
      return request.data.reset.expiresAt;
    case 'RegistrationRepeated':
      return anHourLater;
    default:
      return assertNever(request);
  }
};

/** Null if the link has been used or has expired in the meantime, so that no mail contains a dead link. */
const letterOf = (
  request: MailRequest,
  user: User,
  sender: Sender,
  keys: AccountKeys,
  now: string,
): AccountLetter | null => {
  const { userId } = request.data;
  switch (request.type) {
    case 'UserRegistered': {
      const { verification } = request.data;
      if (verification === null || user.status !== 'pending' || now >= verification.expiresAt) return null;
      return verificationLetter(sender, userId, keys.linkToken('verify', userId, verification.linkId).token);
    }
    case 'PasswordResetRequested': {
      const { linkId, expiresAt } = request.data.reset;
      const alive = user.status === 'active' && user.resets.some((reset) => reset.linkId === linkId) && now < expiresAt;
      return alive ? passwordResetLetter(sender, userId, keys.linkToken('reset', userId, linkId).token) : null;
    }
    case 'RegistrationRepeated':
      return alreadyRegisteredLetter(sender);
    default:
      return assertNever(request);
  }
};

/** The mail for an event, with the key as its id; null if there is no recipient or it is no longer needed. */
export const accountMail = (
  key: string,
  request: Recorded<MailRequest>,
  user: User,
  sender: Sender,
  keys: AccountKeys,
  now: string,
): Mail | null => {
  if ((user.status !== 'pending' && user.status !== 'active') || user.email === null) return null;
  const written = letterOf(request, user, sender, keys, now);
  if (written === null) return null;
  return {
    messageId: `${key}@${new URL(sender.publicUrl).hostname}`,
    date: new Date(request.metadata.occurred_at),
    to: user.email,
    recipientId: user.userId,
    subject: written.subject,
    html: letterHtml(written.letter),
    text: letterText(written.letter),
    askedBy: request.data.browser,
  };
};
