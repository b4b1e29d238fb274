import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { actionRoute } from '#platform/http/routes/action-route';
import { PrivateReadings } from '../private-readings';
import { imageUrl, messageId } from '../queries/messages';
import { textsIn } from '../wording/texts';
import { MAX_BYTES } from './image-kind';
import { SendImage } from './send-image.command';

const MAX_BASE64 = Math.ceil(MAX_BYTES / 3) * 4;

export const SendImageRoute = actionRoute({
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
  uses: [CommandBus, PrivateReadings],
  async act({ body, caller, language, context }, commands, readings) {
    const userId = body.user_profile_id ?? caller.userId;
    await readings.allow(caller, userId);
    const image = {
      userId,
      content: Buffer.from(body.content, 'base64'),
      offsetMinutes: body.tz_offset_minutes,
      simulated: userId !== caller.userId,
      language,
    };
    return commands.execute(new SendImage(image, context));
  },
  answer: ({ language }, { imageId, revision }) => ({
    user_message_id: messageId(revision),
    assistant_message_id: messageId(revision + 1),
    content: textsIn(language).imageKept,
    image_url: imageUrl(imageId),
  }),
});
