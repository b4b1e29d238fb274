import { Body, Controller, Get, Inject, Param, Post, Query as QueryString, Res, type Type } from '@nestjs/common';
import { Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import type { z } from 'zod';
import type { Refusal } from '#kernel/decider';
import type { ProvidedFor, Token } from '../contributed';
import type { AccessLevel } from './access';
import { Caller } from './caller';
import { found } from './problem';
import { RateLimit, type RateLimitRule } from './rate-limit';

/** `'id' | 'runId'` of `api/topics/tracker/:id/runs/:runId`. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The validated request to a route. */
export interface RouteRequest<Path extends string, Level extends AccessLevel, Parameters, Sent> {
  /** Parameters of the path. */
  readonly params: { readonly [Name in NamesIn<Path>]: string };
  /** Parameters of the query string. */
  readonly query: Parameters;
  readonly body: Sent;
  readonly caller: Level extends 'public' ? null : Level extends 'optional' ? Caller | null : Caller;
}

/** A route that reads and changes nothing. */
export interface QueryDeclaration<
  Path extends string,
  Level extends AccessLevel,
  Parameters extends z.ZodObject,
  Sent extends z.ZodObject,
  Uses extends readonly Token[],
  Result,
> {
  /** Of the operation in the OpenAPI document: `GetClaims`, or `Sessions.list` if it is not called `get`. */
  readonly name: string;
  /** Default `get`. */
  readonly method?: 'get' | 'post';
  readonly path: Path;
  readonly access: Level;
  /** See `Operation`. */
  readonly inPerson?: string;
  /** A sentence for the OpenAPI document and docs/reference/api.md. */
  readonly summary: string;
  readonly query?: Parameters;
  readonly body?: Sent;
  readonly rateLimit?: RateLimitRule;
  /** What `read` is given beside the request, in this order. */
  readonly uses?: Uses;
  read(
    request: RouteRequest<Path, Level, z.output<Parameters>, z.output<Sent>>,
    ...uses: ProvidedFor<Uses>
  ): Result | Refusal | Promise<Result | Refusal>;
}

/** Of a route that takes no such fields. */
export type NoFields = z.ZodObject<Record<never, z.ZodType>>;

/** For the `routes` of an area. */
export interface QueryRoute {
  readonly endpoint: Type;
  readonly handler: Type;
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

const named = <Made extends object>(made: Made, name: string): Made =>
  Object.defineProperty(made, 'name', { value: name });

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

    constructor(...provided: Uses) {
      this.provided = provided;
    }

    async execute({ request }: RouteQuery) {
      return read(request, ...this.provided);
    }
  }
  uses.forEach((token, index) => Inject(token)(Handler, undefined, index));
  QueryHandler(named(RouteQuery, name))(named(Handler, `${name}Handler`));
  return { RouteQuery, Handler };
};

/** A query, its handler on the query bus, and the endpoint that asks it. Nest learns of them as it does from decorators. */
export const queryRoute = <Request, Uses extends readonly unknown[], Result>({
  declared: { name, method = 'get', path, query, body, rateLimit, uses = [] },
  read,
  operation,
  send,
}: Parts<Request, Uses, Result>): QueryRoute => {
  const [operationOf = name, key = method] = name.split('.');
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  const { RouteQuery, Handler } = handled(operationOf, uses, read);

  class Endpoint {
    constructor(private readonly queries: QueryBus) {}

    async [key](
      response: Response,
      caller: Caller | null,
      validQuery = {},
      validBody = {},
      ...values: readonly string[]
    ) {
      const params = Object.fromEntries(inPath.map((parameter, index) => [parameter, values[index]]));
      const result: Result | Refusal = await this.queries.execute(
        new RouteQuery({ params, query: validQuery, body: validBody, caller } as Request),
      );
      return send(found(result), response);
    }
  }
  Inject(QueryBus)(Endpoint, undefined, 0);
  Controller(path)(named(Endpoint, `${operationOf}Endpoint`));

  const { prototype } = Endpoint;
  const types: unknown[] = [Object, Object, Object, Object, ...inPath.map(() => String)];
  Res({ passthrough: true })(prototype, key, 0);
  Caller()(prototype, key, 1);
  if (query !== undefined) {
    types[2] = class extends createZodDto(query) {};
    QueryString()(prototype, key, 2);
  }
  if (body !== undefined) {
    types[3] = named(class extends createZodDto(body) {}, `${operationOf}Body`);
    Body()(prototype, key, 3);
  }
  // The OpenAPI document lists them in the reverse order.
  for (const [index, parameter] of [...inPath.entries()].reverse()) Param(parameter)(prototype, key, 4 + index);
  Reflect.defineMetadata('design:paramtypes', types, prototype, key);

  const descriptor = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
  (method === 'get' ? Get() : Post())(prototype, key, descriptor);
  if (rateLimit !== undefined) RateLimit(rateLimit.kind, rateLimit.accountField)(prototype, key, descriptor);
  operation(prototype, key, descriptor);
  return { endpoint: Endpoint, handler: Handler };
};
