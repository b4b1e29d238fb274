import { requireActingUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { sourceSetDecider } from '../domain/source-set.decider';

/** Adds bare host names to one of the user's Source Sets. Refused with NOT_FOUND, or INVALID beyond its limit. */
export class ExtendSourceSet extends ContextCommand<{
  readonly sourceSetId: string;
  readonly domains: readonly string[];
}> {}

export const ExtendSourceSetHandler = decidedBy(
  sourceSetDecider,
  ExtendSourceSet,
  ({ request: { sourceSetId, domains }, context }) => [
    sourceSetId,
    { type: 'ExtendSourceSet', sourceSetId, by: requireActingUser(context), domains },
  ],
);
