import {
  Body,
  Controller,
  Delete,
  Get,
  Inject,
  Param,
  Post,
  Put,
  Query as QueryString,
  type Type,
} from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import type { z } from 'zod';
import type { InjectionToken } from '../contributed';
import type { AccessLevel } from './access';
import { Caller } from './caller';
import { AskedLanguage, type InterfaceLanguage } from './interface-language';
import { RateLimit, type RateLimitRule } from './rate-limit';

/** `'id' | 'runId'` of `api/topics/tracker/:id/runs/:runId`. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The validated request to a route. */
export interface RouteRequest<Path extends string, Level extends AccessLevel, SentBody> {
  /** Parameters of the path. */
  readonly params: { readonly [Name in NamesIn<Path>]: string };
  readonly body: SentBody;
  readonly caller: Level extends 'public' ? null : Level extends 'optional' ? Caller | null : Caller;
  /** In which it asks to be answered. */
  readonly language: InterfaceLanguage;
}

/** Fields of a route that takes none. */
export type NoFields = z.ZodObject<Record<never, z.ZodType>>;

export interface RouteDeclaration<Path extends string, Level extends AccessLevel, SentBody extends z.ZodObject> {
  /**
   * Name of the operation, if it differs from that among the `routes` of its area: `Sessions.list` is called by its method
   * as well.
   */
  readonly name?: string;
  readonly path: Path;
  readonly access: Level;
  /** See `InPerson`. */
  readonly inPerson?: string;
  /** A sentence for the OpenAPI document and docs/reference/api.md. */
  readonly summary: string;
  readonly body?: SentBody;
  /** Name of the body in the OpenAPI document; by default that of the operation with `Body`. */
  readonly bodyName?: string;
  readonly rateLimit?: RateLimitRule;
  /** Decorators of the endpoint's method, for what is rarely needed, such as `WithoutIdempotencyKey()`. */
  readonly decorators?: readonly MethodDecorator[];
}

/** Makes a route's endpoint from its name among the `routes` of an area, by which the OpenAPI document calls its operation. */
export type Route = (name: string) => Type;

export type Routes = Readonly<Record<string, Route>>;

export const endpointsOf = (routes: Routes): readonly Type[] =>
  Object.entries(routes).map(([name, route]) => route(name));

const METHODS = { get: Get, post: Post, put: Put, delete: Delete };

type Method = keyof typeof METHODS;

/** Splits `Sessions.list` into `Sessions`, by which its classes are called, and `list`, its method. */
const operationOf = (name: string, method: Method): { readonly operation: string; readonly key: string } => {
  const [operation = name, key = method] = name.split('.');
  return { operation, key };
};

const withName = <Made extends object>(made: Made, name: string): Made =>
  Object.defineProperty(made, 'name', { value: name });

interface EndpointParts<Provided, Request, Given> {
  readonly name: string;
  readonly declared: Pick<
    RouteDeclaration<string, AccessLevel, z.ZodObject>,
    'path' | 'body' | 'bodyName' | 'rateLimit' | 'decorators'
  >;
  readonly method: Method;
  readonly query?: z.ZodObject;
  /** Tokens of what it needs. */
  readonly uses: readonly InjectionToken[];
  /** What `respond` is given of the values of `uses`. */
  provide(values: readonly unknown[]): Provided;
  /** Decorator of the parameter that the endpoint needs besides the request: the response, or the context of a command. */
  readonly given: ParameterDecorator;
  readonly operation: (target: object, key: string, descriptor: PropertyDescriptor) => void;
  /** Returns the body, or an `Answer`. */
  respond(provided: Provided, request: Request, given: Given): unknown;
}

/** A controller with one method. Nest learns of it as it does from decorators. */
export const routeController = <Provided, Request, Given>({
  name,
  declared: { path, body, bodyName, rateLimit, decorators = [] },
  method,
  query,
  uses,
  provide,
  given,
  operation: declare,
  respond,
}: EndpointParts<Provided, Request, Given>): Type => {
  const { operation, key } = operationOf(name, method);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);

  class Endpoint {
    private readonly provided: Provided;

    constructor(...values: readonly unknown[]) {
      this.provided = provide(values);
    }

    async [key](
      beside: Given,
      caller: Caller | null,
      validQuery = {},
      validBody = {},
      language: InterfaceLanguage,
      ...values: readonly string[]
    ) {
      const params = Object.fromEntries(inPath.map((parameter, index) => [parameter, values[index]]));
      return respond(
        this.provided,
        { params, query: validQuery, body: validBody, caller, language } as Request,
        beside,
      );
    }
  }
  uses.forEach((token, index) => Inject(token)(Endpoint, undefined, index));
  Controller(path)(withName(Endpoint, `${operation}Endpoint`));

  const { prototype } = Endpoint;
  const types: unknown[] = [Object, Object, Object, Object, String, ...inPath.map(() => String)];
  given(prototype, key, 0);
  Caller()(prototype, key, 1);
  if (query !== undefined) {
    types[2] = class extends createZodDto(query) {};
    QueryString()(prototype, key, 2);
  }
  if (body !== undefined) {
    types[3] = withName(class extends createZodDto(body) {}, bodyName ?? `${operation}Body`);
    Body()(prototype, key, 3);
  }
  AskedLanguage()(prototype, key, 4);
  // The OpenAPI document lists them in the reverse order.
  for (const [index, parameter] of [...inPath.entries()].reverse()) Param(parameter)(prototype, key, 5 + index);
  Reflect.defineMetadata('design:paramtypes', types, prototype, key);

  const descriptor = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
  METHODS[method]()(prototype, key, descriptor);
  if (rateLimit !== undefined) RateLimit(rateLimit.kind, rateLimit)(prototype, key, descriptor);
  declare(prototype, key, descriptor);
  for (const decorate of decorators) decorate(prototype, key, descriptor);
  return Endpoint;
};
