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

interface AlsoAboutRequest {
  readonly trackerId: string;
  readonly phrase: string;
  /** Whether pages about it belong to the topic. */
  readonly belongs: boolean;
}

/** Widens what one of the caller's trackers is about, or takes that back. */
export class SetAlsoAbout extends ContextCommand<AlsoAboutRequest> {}

export const SetAlsoAboutHandler = decidedBy(trackerDecider, SetAlsoAbout, ({ request, context }) => [
  request.trackerId,
  { type: request.belongs ? 'AddTopic' : 'RemoveTopic', by: askedBy(context), phrase: request.phrase } as const,
]);

const phrase = z
  .string()
  .trim()
  .min(2)
  .max(200)
  .transform((text) => text.replace(/\s+/g, ' '));

class AlsoAboutBody extends createZodDto(z.strictObject({ phrase, belongs: z.boolean() })) {}

@Controller('api/topics/tracker')
export class AlsoAboutEndpoint extends CommandEndpoint {
  @Post(':id/also-about')
  @Operation({
    access: 'user',
    summary: 'Adds something to what a tracker is about, or removes it; a run follows.',
    answers: z.strictObject({ belongs: z.boolean() }),
  })
  post(@Param('id') trackerId: string, @Body() body: AlsoAboutBody, @Context() context: Context) {
    return this.send(new SetAlsoAbout({ trackerId, ...body }, context), { body: () => ({ belongs: body.belongs }) });
  }
}
