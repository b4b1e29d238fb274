import type { z } from 'zod';
import type { InjectionToken } from '../../multi-provider';
import { READ_STORE } from '../../read-store/read-store';
import type { AccessLevel } from '../access/access';
import type { ViewOf } from '../answers/answer-schemas';
import { Paged } from '../answers/page';
import { Operation } from './operation';
import { type QueryDeclaration, type QueryMethod, queryRoute } from './query-route';
import type { NoFields, Route } from './route';

type Result<Schema extends z.ZodType> = ViewOf<Schema> | Paged<ViewOf<Schema>>;

/**
 * A route that answers a query, from its path to the function that reads.
 * `GetUserTags = readRoute({ path: 'api/topics/get-user-tags', access: 'user', answers, …,
 * read: ({ caller }, reads) => tagsOf(reads, caller.userId) })`
 */
export const readRoute = <
  const Path extends string,
  Level extends AccessLevel,
  Schema extends z.ZodType,
  const Uses extends readonly InjectionToken[] = readonly [typeof READ_STORE],
  Parameters extends z.ZodObject = NoFields,
  SentBody extends z.ZodObject = NoFields,
  By extends QueryMethod = 'get',
>({
  read,
  answers,
  uses,
  ...declared
}: QueryDeclaration<Path, Level, Parameters, SentBody, Uses, Result<Schema>, By> & {
  /** The schema of the body; see `Operation`. */
  readonly answers: Schema;
}): Route =>
  queryRoute({
    declared: { ...declared, uses: uses ?? [READ_STORE] },
    read,
    operation: Operation({ ...declared, answers }),
    send: (result, response) => (result instanceof Paged ? result.send(response) : result),
  });
