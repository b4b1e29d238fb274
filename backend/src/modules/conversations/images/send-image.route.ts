import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import { entityId, stepOf } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { conversationImageDecider } from '../domain/conversation-image.decider';
import { conversationDecider } from '../domain/conversation.decider';
import { PrivateReadings } from '../private-readings';
import { imageUrl, messageId } from '../queries/messages';
import { textsIn } from '../wording/texts';
import { MAX_BYTES, imageKind } from './image-kind';

const MAX_BASE64 = Math.ceil(MAX_BYTES / 3) * 4;

const refused = (message: string) => refuse('INVALID', message, [{ path: 'content', message }]);

/** Shows an image to the assistant. It is stored sealed, like all messages. */
export const SendImage = actionRoute({
  path: 'api/chronic/send-image',
  access: 'user',
  inPerson: 'conversations',
  rateLimit: { kind: 'costly' },
  summary: 'Shows an image to the assistant, which keeps it.',
  body: z.strictObject({
    user_profile_id: z.string().max(100).optional().describe('For administrators: the person they show it as.'),
    tz_offset_minutes: z.int().min(-900).max(900).default(0).describe('Minutes to add to UTC for the local time.'),
    content: z
      .base64()
      .max(MAX_BASE64, `At most ${MAX_BYTES / 1000} kB`)
      .describe(`A JPEG or PNG of at most ${MAX_BYTES} bytes, in base64.`),
  }),
  answers: z.strictObject({
    user_message_id: z.string(),
    assistant_message_id: z.string(),
    content: z.string().describe('What the assistant says to it.'),
    image_url: z.string(),
  }),
  status: 201,
  uses: [CommandRunner, PrivateReadings],
  async act({ body, caller, language, context }, runner, readings) {
    const userId = body.user_profile_id ?? caller.userId;
    await readings.allow(caller, userId);
    const content = Buffer.from(body.content, 'base64');
    if (content.length > MAX_BYTES) return refused(`At most ${MAX_BYTES / 1000} kB`);
    const mediaType = imageKind(content);
    if (mediaType === null) return refused('Expected a JPEG or PNG of at most 4,096 pixels at a side.');
    const imageId = entityId(context, 'image');
    const image = { type: 'KeepImage', userId, imageId, mediaType, content: content.toString('base64') } as const;
    const kept = await runner.run(conversationImageDecider, imageId, image, stepOf(context, 'image'));
    if (isRefusal(kept)) return kept;
    const message = {
      type: 'SendImage',
      userId,
      imageId,
      offsetMinutes: body.tz_offset_minutes,
      simulated: userId !== caller.userId,
      reply: textsIn(language).imageKept,
    } as const;
    const sent = await runner.run(conversationDecider, userId, message, context);
    return isRefusal(sent) ? sent : accepted({ imageId, revision: sent.events[0]?.revision ?? 0 }, kept, sent);
  },
  answer: ({ language }, { imageId, revision }) => ({
    user_message_id: messageId(revision),
    assistant_message_id: messageId(revision + 1),
    content: textsIn(language).imageKept,
    image_url: imageUrl(imageId),
  }),
});
