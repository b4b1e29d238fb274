import { z } from 'zod';
import { MAX_WORD } from '#kernel/limits';
import { typedText } from '#platform/http/requests/required-text';
import { commandRoute } from '#platform/http/routes/command-route';
import { trackerDecider } from '../domain/tracker.decider';

const word = typedText
  .min(2)
  .max(MAX_WORD)
  .transform((text) => text.replace(/\s+/g, ' '));

const isFirst = (text: string, index: number, all: readonly string[]): boolean =>
  all.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === index;

/** Unique ignoring case. */
const words = z
  .array(word)
  .max(20)
  .transform((all) => all.filter(isFirst));

/** Sets which words the pages of one of the caller's trackers must have, and which not. */
export const SetWords = commandRoute({
  path: 'api/topics/tracker/:id/words',
  access: 'user',
  summary: 'Sets the words that pages must have, or must not have, to be read for a tracker; a run follows.',
  body: z.strictObject({ include: words, exclude: words }),
  answers: z.strictObject({ include: z.array(z.string()), exclude: z.array(z.string()) }),
  decider: trackerDecider,
  decide: ({ params: { id }, body: { include, exclude }, caller }) => [
    id,
    { type: 'SetWords', by: caller.userId, words: { include, exclude } },
  ],
  answer: ({ body }) => body,
});
