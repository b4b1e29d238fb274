import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { ReviseTracker } from '../revise-tracker/revise-tracker.command';
import { CreateTracker } from './create-tracker.command';
import { draftOf, trackerDraftBody } from './tracker-draft.body';

class CreateTrackerBody extends createZodDto(
  trackerDraftBody.extend({ tracker_id: z.string().min(1).max(100).nullish() }),
) {}

const trackerNamed = z.strictObject({ tracker_id: z.string() });

/** Creates a tracker, or edits the one that `tracker_id` names. */
@Controller('api/topics/create-tracker')
export class CreateTrackerEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Access('user')
  @Answers(trackerNamed, 201)
  @Answers(trackerNamed)
  async post(@Body() body: CreateTrackerBody, @SignedIn() caller: Caller, @Context() context: CommandContext) {
    const { tracker_id: trackerId, ...typed } = body;
    const draft = draftOf(typed);
    // Every role takes in what staff may do.
    const asStaff = caller.roles.length > 0;
    const named = (result: { readonly trackerId: string }) => ({ tracker_id: result.trackerId });
    if (trackerId === null || trackerId === undefined) {
      const outcome = await this.commands.execute(new CreateTracker({ draft, asStaff }, context));
      return answer(outcome, { status: 201, body: named });
    }
    const outcome = await this.commands.execute(new ReviseTracker({ trackerId, draft, asStaff }, context));
    return answer(outcome, { body: named });
  }
}
