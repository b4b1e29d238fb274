import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedOnEach } from '#platform/command-handling/decided-on-each';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { sourceSetDecider } from '../../domain/source-set.decider';

/** Deletes all Source Sets of an erased user. */
export class DeleteSourceSetsOfOwner extends ContextCommand<{ readonly ownerId: string }, number> {}

export const DeleteSourceSetsOfOwnerHandler = decidedOnEach(sourceSetDecider, DeleteSourceSetsOfOwner, {
  model: sourceSets,
  where: ({ request: { ownerId } }) => ({ owner_id: ownerId }),
  decide: ({ request: { ownerId } }, sourceSetId) => ({ type: 'DeleteSourceSet', sourceSetId, by: ownerId }),
});
