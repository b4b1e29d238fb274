import { Inject, Res, type Type } from '@nestjs/common';
import { Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { z } from 'zod';
import type { Refusal } from '#kernel/decider';
import type { ProvidedFor, Token } from '../contributed';
import type { AccessLevel } from './access';
import { knownProvided } from '../read-store/known-reads';
import { found } from './problem';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from './read-model-progress';
import { type RouteRequest, type Route, type RouteDeclaration, endpointOf, named, operationOf } from './route';

/** The validated request to a route that reads. */
interface ReadRequest<Path extends string, Level extends AccessLevel, Parameters, SentBody> extends RouteRequest<
  Path,
  Level,
  SentBody
> {
  /** Parameters of the query string. */
  readonly query: Parameters;
}

/** A route that reads and changes nothing. */
export interface QueryDeclaration<
  Path extends string,
  Level extends AccessLevel,
  Parameters extends z.ZodObject,
  SentBody extends z.ZodObject,
  Uses extends readonly Token[],
  Result,
> extends RouteDeclaration<Path, Level, SentBody> {
  /** Default `get`. */
  readonly method?: 'get' | 'post';
  readonly query?: Parameters;
  /** What `read` is given beside the request, in this order; by default the read store, if it answers with a body. */
  readonly uses?: Uses;
  read(
    request: ReadRequest<Path, Level, z.output<Parameters>, z.output<SentBody>>,
    ...uses: ProvidedFor<Uses>
  ): Result | Refusal | Promise<Result | Refusal>;
}

interface Parts<Request, Uses extends readonly unknown[], Result> {
  readonly declared: Omit<
    QueryDeclaration<string, AccessLevel, z.ZodObject, z.ZodObject, readonly Token[], Result>,
    'read'
  >;
  readonly read: (request: Request, ...uses: Uses) => Result | Refusal | Promise<Result | Refusal>;
  readonly operation: (target: object, key: string, descriptor: PropertyDescriptor) => void;
  /** Returns the body. */
  readonly send: (result: Result, response: Response) => unknown;
}

/** A query and its handler, for the query bus. */
const handled = <Request, Uses extends readonly unknown[], Result>(
  name: string,
  uses: readonly Token[],
  read: (request: Request, ...provided: Uses) => Result,
) => {
  class RouteQuery extends Query<Result> {
    constructor(readonly request: Request) {
      super();
    }
  }
  class Handler {
    private readonly provided: Uses;

    constructor(progress: ReadModelProgress, ...provided: Uses) {
      this.provided = knownProvided(uses, provided, progress) as Uses;
    }

    async execute({ request }: RouteQuery) {
      return read(request, ...this.provided);
    }
  }
  [READ_MODEL_PROGRESS, ...uses].forEach((token, index) => Inject(token)(Handler, undefined, index));
  QueryHandler(named(RouteQuery, name))(named(Handler, `${name}Handler`));
  return { RouteQuery, Handler };
};

/** A query, its handler on the query bus, and the endpoint that asks it. */
export const queryRoute =
  <Request, Uses extends readonly unknown[], Result>({
    declared: { method = 'get', query, uses = [], ...declared },
    read,
    operation,
    send,
  }: Parts<Request, Uses, Result>): Route =>
  (key) => {
    const name = declared.name ?? key;
    const { RouteQuery, Handler } = handled(operationOf(name, method).operation, uses, read);
    const endpoint: Type = endpointOf<QueryBus, Request, Response>({
      name,
      declared,
      method,
      ...(query === undefined ? {} : { query }),
      bus: QueryBus,
      given: Res({ passthrough: true }),
      operation,
      async respond(queries, request, response) {
        const result: Result | Refusal = await queries.execute(new RouteQuery(request));
        return send(found(result), response);
      },
    });
    return { endpoint, handler: Handler };
  };
