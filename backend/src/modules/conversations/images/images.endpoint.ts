import { Body, Controller, Get, Param, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { ConversationImageEvent } from '#events/conversations/conversation-image.events';
import { conversationImageEvents } from '#events/conversations/conversation-image.events';
import { refuse } from '#kernel/decider';
import type { Recorded } from '#kernel/recorded-event';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { answer } from '#platform/http/answer';
import { Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { FileOperation } from '#platform/http/file-operation';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { sentFile } from '#platform/http/sent-file';
import { PrivateReadings } from '../private-readings';
import { imageUrl, messageId } from '../queries/messages';
import { IMAGE_KEPT } from '../replying/words';
import { StatedPurpose } from '../stated-purpose';
import { MOST_BYTES } from './image-kind';
import { SendImage } from './send-image.command';

const MOST_BASE64 = Math.ceil(MOST_BYTES / 3) * 4;

class SendImageBody extends createZodDto(
  z.strictObject({
    user_profile_id: z.string().max(100).optional().describe('For administrators: as whom they show it.'),
    tz_offset_minutes: z.int().min(-900).max(900).default(0).describe('Minutes to add to UTC for the local time.'),
    content: z
      .base64()
      .max(MOST_BASE64, `At most ${MOST_BYTES / 1000} kB`)
      .describe(`A JPEG or PNG of at most ${MOST_BYTES} bytes, in base64.`),
  }),
) {}

const personal = { access: 'user', inPerson: 'conversations' } as const;
const NO_IMAGE = refuse('NOT_FOUND', 'This image does not exist.');

/** Images that are shown to the assistant. */
@Controller('api/chronic')
export class ConversationImagesEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly commands: CommandBus,
    private readonly runner: DeciderRunner,
  ) {}

  @Post('send-image')
  @RateLimit('costly', 'user_profile_id')
  @Operation({
    ...personal,
    summary: 'Shows an image to the assistant, which keeps it.',
    answers: z.strictObject({
      user_message_id: z.string(),
      assistant_message_id: z.string(),
      content: z.string().describe('What the assistant says to it.'),
      image_url: z.string(),
    }),
    status: 201,
  })
  async send(
    @Body() { user_profile_id, tz_offset_minutes: offsetMinutes, content }: SendImageBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    const userId = user_profile_id ?? caller.userId;
    await this.readings.allow(caller, userId);
    const image = {
      userId,
      content: Buffer.from(content, 'base64'),
      offsetMinutes,
      simulated: userId !== caller.userId,
    };
    return answer(await this.commands.execute(new SendImage(image, context)), {
      status: 201,
      body: ({ imageId, revision }) => ({
        user_message_id: messageId(revision),
        assistant_message_id: messageId(revision + 1),
        content: IMAGE_KEPT,
        image_url: imageUrl(imageId),
      }),
    });
  }

  @Get('images/:id')
  @FileOperation({
    ...personal,
    summary: 'An image of one’s own conversation, or for administrators of another person’s, which is recorded.',
    types: ['image/jpeg', 'image/png'],
  })
  async image(
    @Param('id') imageId: string,
    @StatedPurpose('Image of a conversation') reason: string,
    @SignedIn() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | StreamableFile> {
    const stream = conversationImageEvents.stream(imageId);
    const events: readonly Recorded<ConversationImageEvent>[] = await this.runner.history(stream);
    const image = events[0]?.data;
    if (image === undefined || image.content === null) return found<string>(NO_IMAGE);
    const { userId, mediaType } = image;
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'conversations', which: imageId, reason });
    const content = Buffer.from(image.content, 'base64');
    const name = `image.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
    return sentFile(response, {
      name,
      type: mediaType,
      content: Readable.from([content]),
      bytes: content.length,
      isShown: true,
    });
  }
}
