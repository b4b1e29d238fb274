import type { ChannelKind } from '#events/accounts/channels.events';
import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import type { Clock } from '#kernel/clock';
import { MINUTE_MS } from '#kernel/durations';
import { type ChannelDocument, channels } from '#modules/accounts/published';
import type { AttemptRun, OutboundKind, AttemptOutcome } from '#modules/outbound/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { BriefContent, BriefContents } from '../brief/brief-contents';
import type { ChannelCalls } from './channel-calls';
import { isOpen } from './open-channels';
import { slackMessage } from './slack/slack-message';
import { textMessage } from './text/text-message';
import type { TextMessages } from './text/text-messages';
import { webhookPayload } from './webhook/webhook-payload';

/** Five retries over most of a day. */
const SCHEDULE = { attempts: 6, firstPauseMs: 30 * MINUTE_MS, longestPauseMs: 8 * 60 * MINUTE_MS };

interface Sending {
  readonly channel: ChannelDocument;
  readonly target: string;
  readonly content: BriefContent;
  readonly key: string;
  readonly run: AttemptRun;
}

const cancelled = (reason: string): AttemptOutcome => ({ kind: 'cancelled', reason });

/** Briefs to a kind of channel. */
const channelBriefs = (
  kind: ChannelKind,
  reads: Pick<ReadStore, 'get'>,
  contents: BriefContents,
  clock: Clock,
  send: (sending: Sending) => Promise<AttemptOutcome>,
): OutboundKind => ({
  kind: BRIEF_EFFECTS[kind],
  concurrency: 4,
  timeoutMs: 30_000,
  ...SCHEDULE,
  async perform({ key, subject: { briefId = '', channelId = '' } }, run): Promise<AttemptOutcome> {
    const content = await contents.find(briefId, clock.now());
    if (content === null) return cancelled('nothing_left_to_tell');
    // `contents.find` has waited for the read models.
    const channel = await reads.get(channels, channelId);
    if (channel === undefined || channel.target === null || !isOpen(channel)) return cancelled('channel_closed');
    return send({ channel, target: channel.target, content, key, run });
  },
});

export const slackBriefs = (
  reads: ReadStore,
  contents: BriefContents,
  clock: Clock,
  calls: ChannelCalls,
): OutboundKind =>
  channelBriefs('slack', reads, contents, clock, ({ target, content, run: { signal } }) =>
    calls.toSlack(target, slackMessage(content), signal),
  );

export const webhookBriefs = (
  reads: ReadStore,
  contents: BriefContents,
  clock: Clock,
  calls: ChannelCalls,
): OutboundKind =>
  channelBriefs('webhook', reads, contents, clock, ({ channel, content, key, run }) =>
    calls.toWebhook(channel, { type: 'brief.published', data: webhookPayload(content) }, key, run),
  );

export const textBriefs = (
  reads: ReadStore,
  contents: BriefContents,
  clock: Clock,
  texts: TextMessages,
): OutboundKind =>
  channelBriefs('sms', reads, contents, clock, ({ target, content, run: { signal } }) =>
    texts.send(target, textMessage(content), signal),
  );
