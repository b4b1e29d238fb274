import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { channels } from '#modules/accounts/published';
import { CLOCK } from '#platform/clock';
import { accepted } from '#platform/command-handling/command-outcome';
import { actionRoute } from '#platform/http/routes/action-route';
import { IDS } from '#platform/ids';
import { READ_STORE } from '#platform/read-store/read-store';
import { ChannelQuestions } from '../confirmation/channel-questions';
import { TestMessages } from './test-messages';

const answers = z
  .strictObject({
    outcome: z.enum(['sent', 'asked', 'failed']).describe('`asked`: its holder was asked again whether they agree.'),
    fault: z.string().nullable().describe('A code such as `STATUS_404`; null unless it failed.'),
    detail: z.string().nullable().describe('What was answered, or what went wrong; null unless it failed.'),
  })
  .meta({ id: 'ChannelTest' });

const TIMEOUT_MS = 25_000;

/** Sends one message at once, so that users who add a channel see whether it works. It is not tried again. */
export const TestChannel = actionRoute({
  path: 'api/common/channels/:id/test',
  access: 'user',
  rateLimit: { kind: 'costly' },
  summary: 'Sends a test to a channel at once. If its holder has not agreed yet, sends the question again instead.',
  answers,
  uses: [READ_STORE, TestMessages, ChannelQuestions, CLOCK, IDS],
  async act({ params: { id }, caller: { userId } }, reads, tests, questions, clock, ids) {
    const channel = await reads.get(channels, id);
    if (channel?.user_id !== userId || channel.target === null) return refuse('NOT_FOUND', 'There is no such channel.');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const key = ids.next();
    const outcome = channel.confirmed
      ? await tests.send(channel, channel.target, key, signal)
      : await questions.ask(channel, key, clock.now(), signal);
    return accepted({ channel, outcome });
  },
  answer(_asked, { channel, outcome }): z.output<typeof answers> {
    switch (outcome.kind) {
      case 'delivered':
        return { outcome: channel.confirmed ? 'sent' : 'asked', fault: null, detail: null };
      case 'cancelled':
        return { outcome: 'failed', fault: outcome.reason, detail: null };
      default:
        return { outcome: 'failed', fault: outcome.fault, detail: outcome.detail };
    }
  },
});
