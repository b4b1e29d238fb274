import type { Response } from 'express';
import type { z } from 'zod';
import type { Refusal } from '#kernel/decider';
import type { ProvidedFor, InjectionToken } from '../../multi-provider';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '../../read-store/read-model-progress';
import { providedUnlessInInitialFill } from '../../read-store/reads-unless-in-initial-fill';
import type { AccessLevel } from '../access/access';
import { orThrow } from '../answers/problem';
import { type RouteRequest, type Route, type RouteDeclaration, routeController } from './route';

/** The validated request to a route that reads, with the parameters of its query string. */
export type ReadRequest<
  Path extends string,
  Level extends AccessLevel,
  Parameters,
  SentBody,
  By extends QueryMethod,
> = RouteRequest<Path, Level, SentBody, By> & { readonly query: Parameters };

export type QueryMethod = 'get' | 'post';

/** A route that reads and changes nothing. */
export interface QueryDeclaration<
  Path extends string,
  Level extends AccessLevel,
  Parameters extends z.ZodObject,
  SentBody extends z.ZodObject,
  Uses extends readonly InjectionToken[],
  Result,
  By extends QueryMethod,
> extends RouteDeclaration<Path, Level, SentBody> {
  /** Default `get`. */
  readonly method?: By;
  readonly query?: Parameters;
  /** Ports that `read` is given besides the request, in this order; by default the read store, if it answers with a body. */
  readonly uses?: Uses;
  read(
    request: ReadRequest<Path, Level, z.output<Parameters>, z.output<SentBody>, By>,
    ...uses: ProvidedFor<Uses>
  ): Result | Refusal | Promise<Result | Refusal>;
}

interface QueryParts<Received, Uses extends readonly unknown[], Result> {
  readonly declared: Omit<
    QueryDeclaration<string, AccessLevel, z.ZodObject, z.ZodObject, readonly InjectionToken[], Result, QueryMethod>,
    'read'
  >;
  readonly read: (request: Received, ...uses: Uses) => Result | Refusal | Promise<Result | Refusal>;
  readonly operation: (target: object, key: string, descriptor: PropertyDescriptor) => void;
  /** Returns the body. */
  readonly send: (result: Result, response: Response) => unknown;
}

/** The endpoint that answers a query by the function that reads. */
export const queryRoute =
  <
    Received extends Pick<RouteRequest<string, AccessLevel, unknown, 'get'>, 'response'>,
    Uses extends readonly unknown[],
    Result,
  >({
    declared: { method = 'get', query, uses = [], ...declared },
    read,
    operation,
    send,
  }: QueryParts<Received, Uses, Result>): Route =>
  (name) =>
    routeController<readonly unknown[], Received>({
      name,
      declared,
      method,
      ...(query === undefined ? {} : { query }),
      uses: [READ_MODEL_PROGRESS, ...uses],
      provide: ([progress, ...provided]) => providedUnlessInInitialFill(uses, provided, progress as ReadModelProgress),
      operation,
      async respond(provided, request) {
        return send(orThrow(await read(request, ...(provided as Uses))), request.response);
      },
    });
