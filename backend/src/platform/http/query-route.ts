import { Res, type Type } from '@nestjs/common';
import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { z } from 'zod';
import type { Refusal } from '#kernel/decider';
import type { ProvidedFor, Token } from '../contributed';
import type { AccessLevel } from './access';
import { orThrow } from './problem';
import { type RouteRequest, type Route, type RouteDeclaration, endpointOf, operationOf } from './route';
import { handlerOf } from './route-handler';

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
  /** Ports that `read` is given besides the request, in this order; by default the read store, if it answers with a body. */
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
    const { Sent, handler } = handlerOf({
      name: operationOf(name, method).operation,
      handles: QueryHandler,
      uses,
      handle: read,
    });
    const endpoint: Type = endpointOf<QueryBus, Request, Response>({
      name,
      declared,
      method,
      ...(query === undefined ? {} : { query }),
      bus: QueryBus,
      given: Res({ passthrough: true }),
      operation,
      async respond(queries, request, response) {
        const result: Result | Refusal = await queries.execute(new Sent(request));
        return send(orThrow(result), response);
      },
    });
    return { endpoint, handler };
  };
