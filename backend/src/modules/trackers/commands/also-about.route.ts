import { z } from 'zod';
import { MAX_PHRASE } from '#kernel/limits';
import { typedText } from '#platform/http/requests/required-text';
import { commandRoute } from '#platform/http/routes/command-route';
import { trackerDecider } from '../domain/tracker.decider';

const phrase = typedText
  .min(2)
  .max(MAX_PHRASE)
  .transform((text) => text.replace(/\s+/g, ' '));

/** Widens what one of the caller's trackers is about, or takes that back. */
export const AlsoAbout = commandRoute({
  path: 'api/topics/tracker/:id/also-about',
  access: 'user',
  summary: 'Adds something to what a tracker is about, or removes it; a run follows.',
  body: z.strictObject({ phrase, belongs: z.boolean() }),
  answers: z.strictObject({ belongs: z.boolean() }),
  decider: trackerDecider,
  decide: ({ params: { id }, body, caller }) => [
    id,
    { type: body.belongs ? 'WidenTopic' : 'NarrowTopic', by: caller.userId, phrase: body.phrase },
  ],
  answer: ({ body: { belongs } }) => ({ belongs }),
});
