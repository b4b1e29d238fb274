import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { sourceSetDecider } from '../../domain/source-set.decider';

/** Deletes a Source Set of the one who asks; a second time it changes nothing. Refused with NOT_FOUND. */
export class DeleteSourceSet extends ContextCommand<{ readonly sourceSetId: string }> {}

export const DeleteSourceSetHandler = decidedBy(
  sourceSetDecider,
  DeleteSourceSet,
  ({ request: { sourceSetId }, context }) => [
    sourceSetId,
    { type: 'DeleteSourceSet', sourceSetId, by: askedByUser(context) },
  ],
);
