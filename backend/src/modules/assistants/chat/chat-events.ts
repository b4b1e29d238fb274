import { z } from 'zod';
import type { ServerEvent } from '#platform/http/streams/streamed';
import type { ReplyLines, ReplyPart } from '../answering/reply-parts';

/** The lines that follow; several are numbered in the text. */
export const replyLines = z
  .strictObject({
    references: z.array(z.string()).describe('The reference of each line, to send back with the next question.'),
    are_answer: z.boolean().describe('False if the lines are only offered and no answer.'),
    marks: z.array(z.string()).optional().describe('The words in the lines that were asked for, as written.'),
  })
  .meta({ id: 'ReplyLines' });

export const toReplyLines = ({ references, areAnswer, marks }: ReplyLines): z.infer<typeof replyLines> => ({
  references: [...references],
  are_answer: areAnswer,
  ...(marks === undefined ? {} : { marks: [...marks] }),
});

/** The data of one event of `chat-org`, `chat-country`, `chat-tracker` and `chat-folder`. */
export const chatEvent = z
  .union([
    z.strictObject({ content: z.string().describe('The next piece of the answer, as markdown with markers `[1]`.') }),
    z.strictObject({
      sources: z.array(
        z.strictObject({
          index: z.int().describe('The number of its marker.'),
          content: z.string().describe('Its address.'),
        }),
      ),
    }),
    z.strictObject({ lines: replyLines }),
    z.strictObject({ done: z.literal(true).describe('The answer is complete.') }),
  ])
  .meta({ id: 'ChatEvent' });
export type ChatEvent = z.infer<typeof chatEvent>;

const eventOf = (part: ReplyPart): ChatEvent => {
  switch (part.kind) {
    case 'text':
      return { content: part.text };
    case 'source':
      return { sources: [{ index: part.source.index, content: part.source.address }] };
    case 'lines':
      return { lines: toReplyLines(part.lines) };
  }
};

/** The reply as events; the last one marks it complete. */
export async function* chatEvents(
  reply: Iterable<ReplyPart> | AsyncIterable<ReplyPart>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<ChatEvent>> {
  for await (const part of reply) {
    if (signal.aborted) return;
    yield { data: eventOf(part) };
  }
  yield { data: { done: true } };
}
