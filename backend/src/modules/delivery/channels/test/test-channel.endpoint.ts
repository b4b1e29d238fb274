import { Controller, Inject, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { assertNever } from '#kernel/assert-never';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import { type ChannelDocument, channels } from '#modules/accounts/published';
import type { Outcome } from '#modules/outbound/published';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { IDS } from '#platform/ids';
import { letterHtml, letterText } from '#platform/mail/letter';
import { MAILER, type Mailer } from '#platform/mail/mailer';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { ChannelCalls } from '../channel-calls';
import { ChannelQuestions } from '../confirmation/channel-questions';
import { TextMessages } from '../text/text-messages';

const answers = z
  .strictObject({
    outcome: z.enum(['sent', 'asked', 'failed']).describe('`asked`: its holder was asked again whether they agree.'),
    fault: z.string().nullable().describe('A code such as `STATUS_404`; null unless it failed.'),
    detail: z.string().nullable().describe('What was answered, or what went wrong; null unless it failed.'),
  })
  .meta({ id: 'ChannelTest' });

const TIMEOUT_MS = 25_000;

/** Sends one message at once, so that whoever adds a channel sees whether it works. It is not tried again. */
@Controller('api/common/channels')
export class TestChannelEndpoint {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly calls: ChannelCalls,
    private readonly texts: TextMessages,
    private readonly questions: ChannelQuestions,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Pick<Config, 'productName' | 'publicUrl'>,
  ) {}

  @Post(':id/test')
  @RateLimit('costly', 'channel-test')
  @Operation({
    access: 'user',
    summary: 'Sends a test to a channel at once; where its holder has not agreed yet, the question again.',
    answers,
  })
  async post(@Param('id') id: string, @SignedIn() { userId }: Caller): Promise<z.output<typeof answers>> {
    const channel = await this.reads.get(channels, id);
    if (channel?.user_id !== userId || channel.target === null)
      throw new Problem('NOT_FOUND', 'There is no such channel.');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const key = this.ids.next();
    const outcome = channel.confirmed
      ? await this.test(channel, channel.target, key, signal)
      : await this.questions.ask(channel, key, this.clock.now(), signal);
    if (outcome.kind === 'delivered')
      return { outcome: channel.confirmed ? 'sent' : 'asked', fault: null, detail: null };
    if (outcome.kind === 'cancelled') return { outcome: 'failed', fault: outcome.reason, detail: null };
    return { outcome: 'failed', fault: outcome.fault, detail: outcome.detail };
  }

  private test(channel: ChannelDocument, target: string, key: string, signal: AbortSignal): Promise<Outcome> {
    const { productName, publicUrl } = this.config;
    const words = `This is a test from ${productName}. Your updates will come here.`;
    switch (channel.kind) {
      case 'slack':
        return this.calls.toSlack(target, { text: words }, signal);
      case 'webhook':
        return this.calls.toWebhook(channel, { type: 'test', data: { message: words } }, key, {
          attempt: null,
          signal,
        });
      case 'sms':
        return this.texts.send(target, words, signal);
      case 'email': {
        const letter = {
          productName,
          preview: words,
          heading: 'It works',
          paragraphs: [words],
          action: { label: `Open ${productName}`, url: publicUrl },
          reason: 'You asked for this test in your account.',
        };
        return this.mailer.send({
          messageId: `${key}@${new URL(publicUrl).hostname}`,
          date: this.clock.now(),
          to: target,
          recipientId: channel.user_id,
          subject: `A test from ${productName}`,
          html: letterHtml(letter),
          text: letterText(letter),
          askedBy: null,
        });
      }
      default:
        return assertNever(channel.kind);
    }
  }
}
