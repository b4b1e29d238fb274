import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import type { Clock } from '#kernel/clock';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations';
import { type ChannelDocument, accounts, channels } from '#modules/accounts/published';
import type { OutboundKind, AttemptOutcome } from '#modules/outbound/published';
import type { Config } from '#platform/config/config';
import type { Mailer } from '#platform/mail/mailer';
import type { ReadStore } from '#platform/read-store/read-store';
import type { BriefContent, BriefContents } from '../brief/brief-contents';
import { mailSubject } from '../brief/mail-subject';
import { mailedWeek } from '../brief/mailed-week';
import type { WeekOfBrief } from '../brief/week-of-brief';
import { isOpen } from '../channels/open-channels';
import type { FeedbackLinks } from '../feedback/feedback-links';
import { mayListen } from '../may-listen';
import { type BriefMail, briefHtml, briefText } from './brief-mail';
import type { UnsubscribeLinks } from './unsubscribe-links';

/** Retries that together take a day, for which a mail server may be down. */
const SCHEDULE = { attempts: 30, firstPauseMs: 2000, longestPauseMs: HOUR_MS };

interface Receiver {
  readonly address: string;
  /** Null for the account's own address. */
  readonly channel: ChannelDocument | null;
}

const cancelled = (reason: string): AttemptOutcome => ({ kind: 'cancelled', reason });

interface BriefMailPorts {
  readonly reads: ReadStore;
  readonly contents: BriefContents;
  readonly weeks: WeekOfBrief;
  readonly links: UnsubscribeLinks;
  readonly feedback: FeedbackLinks;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'productName' | 'publicUrl'>;
}

/** Mails with briefs: to the account's own address, or to one that its user added. */
export const briefMailKind = ({
  reads,
  contents,
  weeks,
  links,
  feedback,
  mailer,
  clock,
  config: { productName, publicUrl },
}: BriefMailPorts): OutboundKind => {
  /** Null if nothing is sent there any more. */
  const receiverOf = async (userId: string, channelId: string | null): Promise<Receiver | null> => {
    const account = await reads.get(accounts, userId);
    if (account === undefined) throw new Error(`The account ${userId} is not known yet.`);
    if (account.status !== 'active') return null;
    if (channelId === null) return account.email === null ? null : { address: account.email, channel: null };
    const channel = await reads.get(channels, channelId);
    if (channel === undefined || channel.target === null || !isOpen(channel)) return null;
    return { address: channel.target, channel };
  };

  const listenLink = ({ briefId, scope, url }: BriefContent): string =>
    `${scope.kind === 'tracker' ? url : `${publicUrl}/list-trackers`}?listen=${briefId}`;

  return {
    kind: BRIEF_EFFECTS.email,
    concurrency: 4,
    timeoutMs: MINUTE_MS,
    ...SCHEDULE,
    async perform({ key, userId, subject: { briefId = '', channelId = null } }): Promise<AttemptOutcome> {
      const now = clock.now();
      const content = await contents.find(briefId, now);
      if (content === null) return cancelled('nothing_left_to_tell');
      const to = await receiverOf(userId, channelId);
      if (to === null) return cancelled(channelId === null ? 'account_ended' : 'channel_closed');
      const week = await weeks.find(briefId, to.channel, now);
      const unsubscribe = links.linkTo({ userId, scope: content.scope, channelId });
      const mail: BriefMail = {
        ...content,
        productName,
        week: week === null ? null : mailedWeek(week, publicUrl),
        // The reader of another address may be somebody else.
        feedbackLink:
          channelId === null
            ? (trackerId, claimId, verdict) => feedback.linkTo({ ownerId: userId, trackerId, claimId }, verdict)
            : null,
        // The reader of another address has no account to listen with.
        listen: channelId === null && (await mayListen(reads, userId)) ? listenLink(content) : null,
        unsubscribe,
      };
      return mailer.send({
        messageId: `${key}@${new URL(publicUrl).hostname}`,
        date: now,
        to: to.address,
        recipientId: userId,
        subject: mailSubject(content.title, content.brief, content.isFirst),
        html: briefHtml(mail),
        text: briefText(mail),
        askedBy: null,
        unsubscribe,
      });
    },
  };
};
