import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { ReviseTracker } from '../revise-tracker/revise-tracker.command';
import { CreateTracker } from './create-tracker.command';
import { draftOf, trackerDraftBody } from './tracker-draft.body';

class CreateTrackerBody extends createZodDto(
  trackerDraftBody.extend({ tracker_id: z.string().min(1).max(100).nullish() }),
) {}

const trackerNamed = z.strictObject({ tracker_id: z.string() });

/** Creates a tracker, or edits the one given by `tracker_id`. */
@Controller('api/topics/create-tracker')
export class CreateTrackerEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    summary: 'Creates a tracker (201), or edits the one given by `tracker_id` (200).',
    answers: trackerNamed,
    status: [201, 200],
  })
  post(@Body() body: CreateTrackerBody, @SignedIn() caller: Caller, @Context() context: Context) {
    const { tracker_id: trackerId, ...typed } = body;
    const draft = draftOf(typed);
    // Every role includes staff.
    const asStaff = caller.roles.length > 0;
    const named = (result: { readonly trackerId: string }) => ({ tracker_id: result.trackerId });
    if (trackerId === null || trackerId === undefined) {
      return this.send(new CreateTracker({ draft, asStaff }, context), { status: 201, body: named });
    }
    return this.send(new ReviseTracker({ trackerId, draft, asStaff }, context), { body: named });
  }
}
