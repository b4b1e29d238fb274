import { z } from 'zod';
import type { ServerEvent } from '#platform/http/streams/streamed';
import type { ReplyPart } from '../answering/reply';

/** The data of an event of `chat-org`, `chat-country`, `chat-tracker` and `chat-folder`. */
export const chatEvent = z.union([
  z.strictObject({ content: z.string().describe('The next piece of the answer, as markdown with markers `[1]`.') }),
  z.strictObject({
    sources: z.array(
      z.strictObject({ index: z.int().describe('Of its marker.'), content: z.string().describe('Its address.') }),
    ),
  }),
  z.strictObject({ done: z.literal(true).describe('The answer is complete.') }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

const eventOf = (part: ReplyPart): ChatEvent =>
  part.kind === 'text'
    ? { content: part.text }
    : { sources: [{ index: part.source.index, content: part.source.address }] };

/** The reply as events, the last of which says that it is complete. */
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
