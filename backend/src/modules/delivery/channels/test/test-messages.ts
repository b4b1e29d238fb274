import { Inject, Injectable } from '@nestjs/common';
import { assertNever } from '#kernel/assert-never';
import type { Clock } from '#kernel/clock';
import type { ChannelDocument } from '#modules/accounts/published';
import type { AttemptOutcome } from '#modules/outbound/published';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { letterHtml, letterText } from '#platform/mail/letter';
import { MAILER, type Mailer } from '#platform/mail/mailer';
import { ChannelCalls } from '../channel-calls';
import { TextMessages } from '../text/text-messages';

@Injectable()
export class TestMessages {
  constructor(
    private readonly calls: ChannelCalls,
    private readonly texts: TextMessages,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'productName' | 'publicUrl'>,
  ) {}

  send(channel: ChannelDocument, target: string, key: string, signal: AbortSignal): Promise<AttemptOutcome> {
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
