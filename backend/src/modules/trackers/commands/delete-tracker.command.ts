import { Controller, Delete, Param } from '@nestjs/common';
import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { trackerDecider } from '../domain/tracker.decider';

/** Deletes one of the user's trackers. It can be restored for 30 days. Repeating it has no effect. */
export class DeleteTracker extends ContextCommand<{ readonly trackerId: string }> {}

export const DeleteTrackerHandler = decidedBy(trackerDecider, DeleteTracker, ({ request: { trackerId }, context }) => [
  trackerId,
  { type: 'DeleteTracker', by: askedBy(context), now: context.now },
]);

@Controller('api/topics/delete-tracker')
export class DeleteTrackerEndpoint extends CommandEndpoint {
  @Delete(':id')
  @Operation({
    access: 'user',
    summary: 'Deletes a tracker. It can be restored for 30 days.',
    answers: null,
    status: 204,
  })
  delete(@Param('id') trackerId: string, @Context() context: Context) {
    return this.send(new DeleteTracker({ trackerId }, context), { status: 204 });
  }
}
