import type { z } from 'zod';
import type { InjectionToken } from '../../multi-provider';
import type { AccessLevel } from '../access/access';
import type { ViewOf } from '../answers/answer-schemas';
import { type StreamOperationParts, StreamOperation } from '../streams/stream-operation';
import type { Streamed } from '../streams/streamed';
import { type QueryDeclaration, type QueryMethod, queryRoute } from './query-route';
import type { NoFields, Route } from './route';

/** Declares a route, like `readRoute`, that answers item by item: `read` returns an `eventStream` or a `lineStream`. */
export const streamRoute = <
  const Path extends string,
  Level extends AccessLevel,
  Schema extends z.ZodType,
  const Uses extends readonly InjectionToken[] = readonly [],
  SentBody extends z.ZodObject = NoFields,
  By extends QueryMethod = 'get',
>({
  read,
  streams,
  items,
  isCommand,
  ...declared
}: QueryDeclaration<Path, Level, NoFields, SentBody, Uses, Streamed<ViewOf<Schema>>, By> &
  Pick<StreamOperationParts<Schema>, 'streams' | 'items' | 'isCommand'>): Route =>
  queryRoute({
    declared,
    read,
    operation: StreamOperation({ ...declared, streams, items, ...(isCommand === undefined ? {} : { isCommand }) }),
    send: (stream) => stream,
  });
