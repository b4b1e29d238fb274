import { Controller, Get, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { type ConversationImageEvent, conversationImageEvents } from '#events/conversations/conversation-image.events';
import { refuse } from '#kernel/decider';
import type { Recorded } from '#kernel/recorded-event';
import { Streams } from '#platform/command-handling/streams';
import { Caller, SignedIn } from '#platform/http/access/caller';
import { FileOperation } from '#platform/http/routes/file-operation';
import { orThrow } from '#platform/http/answers/problem';
import { sentFile } from '#platform/http/answers/sent-file';
import { PrivateReadings } from '../private-readings';
import { StatedPurpose } from '../stated-purpose';

const NO_IMAGE = refuse('NOT_FOUND', 'This image does not exist.');

/** Images that are shown to the assistant. */
@Controller('api/chronic')
export class ConversationImagesEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly streams: Streams,
  ) {}

  @Get('images/:id')
  @FileOperation({
    access: 'user',
    inPerson: 'conversations',
    summary: 'An image of one’s own conversation, or for administrators of another person’s, which is recorded.',
    types: ['image/jpeg', 'image/png'],
  })
  async image(
    @Param('id') imageId: string,
    @StatedPurpose('image of a conversation') reason: string,
    @SignedIn() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | StreamableFile> {
    const stream = conversationImageEvents.stream(imageId);
    const events: readonly Recorded<ConversationImageEvent>[] = await this.streams.history(stream);
    const image = events[0]?.data;
    if (image === undefined || image.content === null) return orThrow<string>(NO_IMAGE);
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
      isInline: true,
    });
  }
}
