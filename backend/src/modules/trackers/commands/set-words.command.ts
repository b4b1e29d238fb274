import { Body, Controller, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { trackerDecider } from '../domain/tracker.decider';
import type { WordFilter } from '#events/trackers/word-filter';

/** Sets which words the pages of one of the caller's trackers must have, and which not. */
export class SetWords extends ContextCommand<{ readonly trackerId: string; readonly words: WordFilter }> {}

export const SetWordsHandler = decidedBy(trackerDecider, SetWords, ({ request, context }) => [
  request.trackerId,
  { type: 'SetWords', by: askedBy(context), words: request.words } as const,
]);

const word = z
  .string()
  .trim()
  .min(2)
  .max(50)
  .transform((text) => text.replace(/\s+/g, ' '));

const isFirst = (text: string, place: number, all: readonly string[]): boolean =>
  all.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === place;

/** Unique ignoring case. */
const words = z
  .array(word)
  .max(20)
  .transform((all) => all.filter(isFirst));

class WordsBody extends createZodDto(z.strictObject({ include: words, exclude: words })) {}

@Controller('api/topics/tracker')
export class SetWordsEndpoint extends CommandEndpoint {
  @Post(':id/words')
  @Operation({
    access: 'user',
    summary: 'Sets which words pages must have, and which they must not have, to be read for a tracker; a run follows.',
    answers: z.strictObject({ include: z.array(z.string()), exclude: z.array(z.string()) }),
  })
  post(@Param('id') trackerId: string, @Body() { include, exclude }: WordsBody, @Context() context: Context) {
    return this.send(new SetWords({ trackerId, words: { include, exclude } }, context), {
      body: () => ({ include, exclude }),
    });
  }
}
