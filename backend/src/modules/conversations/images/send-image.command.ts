import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import { isRefusal, refuse } from '#kernel/decider';
import { entityId, stepOf } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { conversationDecider } from '../domain/conversation.decider';
import { conversationImageDecider } from '../domain/conversation-image.decider';
import { textsIn } from '../wording/texts';
import { MAX_BYTES, imageKind } from './image-kind';

interface SendImageRequest {
  readonly userId: string;
  readonly content: Buffer;
  readonly offsetMinutes: number;
  readonly simulated: boolean;
  /** The language of the interface, for the reply. */
  readonly language: InterfaceLanguage;
}

interface SentImage {
  readonly imageId: string;
  /** The revision of the image's message. */
  readonly revision: number;
}

/** Shows an image to the assistant. It is stored sealed, like all messages. */
export class SendImage extends ContextCommand<SendImageRequest, SentImage> {}

const refused = (message: string) => refuse('INVALID', message, [{ path: 'content', message }]);

@CommandHandler(SendImage)
export class SendImageHandler implements ICommandHandler<SendImage> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ request: { userId, content, offsetMinutes, simulated, language }, context }: SendImage) {
    if (content.length > MAX_BYTES) return refused(`At most ${MAX_BYTES / 1000} kB`);
    const mediaType = imageKind(content);
    if (mediaType === null) return refused('Expected a JPEG or PNG of at most 4,096 pixels at a side.');
    const imageId = entityId(context, 'image');
    const image = { type: 'KeepImage', userId, imageId, mediaType, content: content.toString('base64') } as const;
    const kept = await this.runner.run(conversationImageDecider, imageId, image, stepOf(context, 'image'));
    if (isRefusal(kept)) return kept;
    const message = {
      type: 'SendImage',
      userId,
      imageId,
      offsetMinutes,
      simulated,
      reply: textsIn(language).imageKept,
    } as const;
    const sent = await this.runner.run(conversationDecider, userId, message, context);
    return isRefusal(sent) ? sent : accepted({ imageId, revision: sent.events[0]?.revision ?? 0 }, kept, sent);
  }
}
