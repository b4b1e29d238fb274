import { userEvents } from '#events/accounts/user.events';
import { type ReferralEvent, type ReferralInvited, referralEvents } from '#events/referrals/referral.events';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations';
import type { Recorded } from '#kernel/recorded-event';
import { accounts } from '#modules/accounts/published';
import type { OutboundKind, AttemptOutcome } from '#modules/outbound/published';
import type { StreamReader } from '#platform/command-handling/stream-reader';
import type { Config } from '#platform/config/config';
import { type Letter, letterHtml, letterText } from '#platform/mail/letter';
import type { Mailer } from '#platform/mail/mailer';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import type { ReadStore } from '#platform/read-store/read-store';

export const REFERRAL_MAIL = 'referral-mail';

/** Together most of a day, for which a mail server may be down. */
const SCHEDULE = { attempts: 30, firstPauseMs: 2000, longestPauseMs: HOUR_MS };

const isRequest = (event: Recorded<ReferralEvent>): event is Recorded<ReferralInvited> =>
  event.type === 'ReferralInvited';

const invitation = (productName: string, inviter: string, link: string): Letter => ({
  productName,
  preview: 'Short, cited updates on topics that you choose.',
  heading: `${inviter} invites you to ${productName}`,
  paragraphs: [
    `${productName} follows topics for you and tells you when, and only when, something new happened, with the words of the source behind every line.`,
    'If you register with this link, both of you may have one more tracker that looks daily.',
  ],
  action: { label: 'Start tracking', url: link },
  reason: `${inviter} gave us your address for this one message. If you do nothing, nothing happens.`,
});

/** The inviter's name is in the mail only: a subject line must not contain another person's words. */
export const referralMailKind = (
  streams: Pick<StreamReader, 'history'>,
  reads: Pick<ReadStore, 'get'>,
  mailer: Pick<Mailer, 'send'>,
  outbox: Pick<OutboxFolder, 'forget'>,
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
): OutboundKind => ({
  kind: REFERRAL_MAIL,
  concurrency: 4,
  timeoutMs: MINUTE_MS,
  ...SCHEDULE,
  async perform({ key, userId, subject }): Promise<AttemptOutcome> {
    const history = await streams.history<ReferralEvent>(referralEvents.stream(userId));
    const request = history.filter(isRequest).find(({ id }) => id === subject.requestedBy);
    const account = await reads.get(accounts, userId);
    const to = request?.data.email ?? null;
    if (request === undefined || to === null || account?.status !== 'active')
      return { kind: 'cancelled', reason: 'not_needed' };
    const inviter = [account.first_name, account.last_name].join(' ').trim();
    const letter = invitation(productName, inviter, `${publicUrl}/register?ref=${account.referral_code}`);
    const outcome = await mailer.send({
      messageId: `${key}@${new URL(publicUrl).hostname}`,
      date: new Date(request.metadata.occurred_at),
      to,
      recipientId: userId,
      subject: `You are invited to ${productName}`,
      html: letterHtml(letter),
      text: letterText(letter),
      askedBy: request.data.browser,
    });
    // An erasure may have emptied the outbox just before this mail was put there.
    const life = await streams.history(userEvents.stream(userId));
    if (life.some(({ type }) => type === 'UserErased')) await outbox.forget(userId);
    return outcome;
  },
});
