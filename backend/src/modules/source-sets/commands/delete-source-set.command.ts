import { Controller, Delete, Param } from '@nestjs/common';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { sourceSetDecider } from '../domain/source-set.decider';

/** Deletes one of the user's Source Sets; repeating it has no effect. Refused with NOT_FOUND. */
export class DeleteSourceSet extends ContextCommand<{ readonly sourceSetId: string }> {}

export const DeleteSourceSetHandler = decidedBy(
  sourceSetDecider,
  DeleteSourceSet,
  ({ request: { sourceSetId }, context }) => [
    sourceSetId,
    { type: 'DeleteSourceSet', sourceSetId, by: askedByUser(context) },
  ],
);

@Controller('api/topics/delete-domain-set')
export class DeleteSourceSetEndpoint extends CommandEndpoint {
  @Delete(':id')
  @Operation({ access: 'user', summary: 'Deletes a Source Set.', answers: null, status: 204 })
  delete(@Param('id') sourceSetId: string, @Context() context: Context) {
    return this.send(new DeleteSourceSet({ sourceSetId }, context), { status: 204 });
  }
}
