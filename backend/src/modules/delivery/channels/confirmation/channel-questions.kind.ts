import type { Clock } from '#kernel/clock';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations';
import { channels } from '#modules/accounts/published';
import type { OutboundKind, AttemptOutcome } from '#modules/outbound/published';
import type { EventStore } from '#platform/event-store/event-store';
import { findUpToDate } from '#platform/read-store/find-up-to-date';
import type { ReadModelProgress } from '#platform/read-store/read-model-progress';
import type { ReadStore } from '#platform/read-store/read-store';
import type { ChannelQuestions } from './channel-questions';

export const CHANNEL_QUESTION = 'channel-question';

const SCHEDULE = { attempts: 30, firstPauseMs: 2000, longestPauseMs: HOUR_MS };

/** Questions to the holders of addresses and numbers that users add. */
export const channelQuestions = (
  reads: ReadStore,
  events: Pick<EventStore, 'lastPosition'>,
  progress: ReadModelProgress,
  questions: ChannelQuestions,
  clock: Clock,
): OutboundKind => ({
  kind: CHANNEL_QUESTION,
  concurrency: 2,
  timeoutMs: MINUTE_MS,
  ...SCHEDULE,
  async perform({ key, subject: { channelId = '' } }, { signal }): Promise<AttemptOutcome> {
    const [channel] = await findUpToDate({ reads, events, progress }, channels, { _id: channelId });
    if (channel === undefined || channel.confirmed) return { kind: 'cancelled', reason: 'not_needed' };
    return questions.ask(channel, key, clock.now(), signal);
  },
});
