import { Inject, Res, type Type } from '@nestjs/common';
import { Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { z } from 'zod';
import type { Refusal } from '#kernel/decider';
import type { ProvidedFor, Token } from '../contributed';
import type { AccessLevel } from './access';
import { found } from './problem';
import { type Asked, type Route, type RouteDeclaration, endpointOf, named, operationOf } from './route';

/** What is asked of a route that reads. */
interface AskedToRead<Path extends string, Level extends AccessLevel, Parameters, Sent> extends Asked<
  Path,
  Level,
  Sent
> {
  /** Parameters of the query string. */
  readonly query: Parameters;
}

/** A route that reads and changes nothing. */
export interface QueryDeclaration<
  Path extends string,
  Level extends AccessLevel,
  Parameters extends z.ZodObject,
  Sent extends z.ZodObject,
  Uses extends readonly Token[],
  Result,
> extends RouteDeclaration<Path, Level, Sent> {
  /** Default `get`. */
  readonly method?: 'get' | 'post';
  readonly query?: Parameters;
  /** What `read` is given beside the request, in this order. */
  readonly uses?: Uses;
  read(
    asked: AskedToRead<Path, Level, z.output<Parameters>, z.output<Sent>>,
    ...uses: ProvidedFor<Uses>
  ): Result | Refusal | Promise<Result | Refusal>;
}

interface Parts<AskedOf, Uses extends readonly unknown[], Result> {
  readonly declared: Omit<
    QueryDeclaration<string, AccessLevel, z.ZodObject, z.ZodObject, readonly Token[], Result>,
    'read'
  >;
  readonly read: (asked: AskedOf, ...uses: Uses) => Result | Refusal | Promise<Result | Refusal>;
  readonly operation: (target: object, key: string, descriptor: PropertyDescriptor) => void;
  /** Returns the body. */
  readonly send: (result: Result, response: Response) => unknown;
}

/** A query and its handler, for the query bus. */
const handled = <AskedOf, Uses extends readonly unknown[], Result>(
  name: string,
  uses: readonly Token[],
  read: (asked: AskedOf, ...provided: Uses) => Result,
) => {
  class Asking extends Query<Result> {
    constructor(readonly asked: AskedOf) {
      super();
    }
  }
  class Handler {
    private readonly provided: Uses;

    constructor(...provided: Uses) {
      this.provided = provided;
    }

    async execute({ asked }: Asking) {
      return read(asked, ...this.provided);
    }
  }
  uses.forEach((token, index) => Inject(token)(Handler, undefined, index));
  QueryHandler(named(Asking, name))(named(Handler, `${name}Handler`));
  return { Asking, Handler };
};

/** A query, its handler on the query bus, and the endpoint that asks it. */
export const queryRoute = <AskedOf, Uses extends readonly unknown[], Result>({
  declared: { method = 'get', query, uses = [], ...declared },
  read,
  operation,
  send,
}: Parts<AskedOf, Uses, Result>): Route => {
  const { Asking, Handler } = handled(operationOf(declared.name, method).operation, uses, read);
  const endpoint: Type = endpointOf<QueryBus, AskedOf, Response>({
    declared,
    method,
    ...(query === undefined ? {} : { query }),
    bus: QueryBus,
    given: Res({ passthrough: true }),
    operation,
    async respond(queries, asked, response) {
      const result: Result | Refusal = await queries.execute(new Asking(asked));
      return send(found(result), response);
    },
  });
  return { endpoint, handler: Handler };
};
