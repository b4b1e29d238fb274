import { Inject, Injectable } from '@nestjs/common';
import type { ChannelDocument } from '#modules/accounts/published';
import type { AttemptOutcome } from '#modules/outbound/published';
import { CONFIG, type Config } from '#platform/config/config';
import { type Letter, letterHtml, letterText } from '#platform/mail/letter';
import { MAILER, type Mailer } from '#platform/mail/mailer';
import { TextMessages } from '../text/text-messages';
import { ConfirmationLinks } from './confirmation-links';

const letterOf = (productName: string, url: string): Letter => ({
  productName,
  preview: 'Nothing is sent here unless you agree.',
  heading: 'Get updates here?',
  paragraphs: [
    `Someone who uses ${productName} would like their updates to come to this address: short mails with what is new on the topics that they track.`,
    'Nothing is sent here unless you agree.',
  ],
  action: { label: 'See what it is about', url },
  reason: 'Someone entered this address in their account. If it was not you, ignore this email.',
});

/** Asks the holder of an address or a number whether updates may come there. */
@Injectable()
export class ChannelQuestions {
  constructor(
    private readonly links: ConfirmationLinks,
    private readonly texts: TextMessages,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Pick<Config, 'productName' | 'publicUrl'>,
  ) {}

  async ask(
    { _id: channelId, user_id: userId, kind, target }: ChannelDocument,
    key: string,
    date: Date,
    signal: AbortSignal,
  ): Promise<AttemptOutcome> {
    const { productName, publicUrl } = this.config;
    const url = this.links.linkTo({ userId, channelId }, target ?? '');
    if (kind === 'sms')
      return this.texts.send(target ?? '', `${productName}: may updates come to this number? ${url}`, signal);
    const letter = letterOf(productName, url);
    return this.mailer.send({
      messageId: `${key}@${new URL(publicUrl).hostname}`,
      date,
      to: target ?? '',
      recipientId: userId,
      subject: `May updates of ${productName} come to this address?`,
      html: letterHtml(letter),
      text: letterText(letter),
      askedBy: null,
    });
  }
}
