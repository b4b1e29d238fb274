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
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import type { z } from 'zod';
import type { InjectionToken } from '../../multi-provider';
import type { AccessLevel, RouteAccess } from '../access/access';
import type { Caller } from '../access/caller';
import { RateLimit, type RateLimitRule } from '../limits/rate-limit';
import type { Context } from '../requests/context';
import { type InterfaceLanguage, interfaceLanguageOf } from '../requests/interface-language';
import { requestStateOf } from '../requests/request-state';

/** `'id' | 'runId'` of `api/topics/tracker/:id/runs/:runId`. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Method = 'get' | 'post' | 'put' | 'delete';

/** The validated request to a route. */
export type RouteRequest<
  Path extends string,
  Level extends AccessLevel,
  SentBody,
  By extends Method,
> = ReceivedBy<By> & {
  /** Parameters of the path. */
  readonly params: { readonly [Name in NamesIn<Path>]: string };
  readonly body: SentBody;
  readonly caller: Level extends 'public' ? null : Level extends 'optional' ? Caller | null : Caller;
  /** Language of the answer. */
  readonly language: InterfaceLanguage;
  /** For its headers and cookies. */
  readonly request: Request;
  /** For the headers and cookies of the answer, which is sent as what the route returns. */
  readonly response: Response;
};

/** What only requests that may change something have. */
type ReceivedBy<By extends Method> = By extends 'get' ? unknown : { readonly context: Context };

/** Fields of a route that takes none. */
export type NoFields = z.ZodObject<Record<never, z.ZodType>>;

export interface RouteDeclaration<
  Path extends string,
  Level extends AccessLevel,
  SentBody extends z.ZodObject,
> extends RouteAccess {
  readonly path: Path;
  /** Further paths with the same parameters. */
  readonly aliases?: readonly string[];
  readonly access: Level;
  /** A sentence for the OpenAPI document and docs/reference/api.md. */
  readonly summary: string;
  readonly body?: SentBody;
  readonly rateLimit?: RateLimitRule;
  /** Decorators of the endpoint's method, for what is rarely needed, such as `WithoutIdempotencyKey()`. */
  readonly decorators?: readonly MethodDecorator[];
}

/** Makes a route's endpoint from its name among the `routes` of an area, by which the OpenAPI document calls its operation. */
export type Route = (name: string) => Type;

export type Routes = Readonly<Record<string, Route>>;

export const endpointsOf = (routes: Routes): readonly Type[] =>
  Object.entries(routes).map(([name, route]) => route(name));

const METHODS: Readonly<Record<Method, typeof Get>> = { get: Get, post: Post, put: Put, delete: Delete };

const withName = <Named extends object>(named: Named, name: string): Named =>
  Object.defineProperty(named, 'name', { value: name });

interface EndpointParts<Provided, Received> {
  readonly name: string;
  readonly declared: Pick<
    RouteDeclaration<string, AccessLevel, z.ZodObject>,
    'path' | 'aliases' | 'body' | 'rateLimit' | 'decorators'
  >;
  readonly method: Method;
  readonly query?: z.ZodObject;
  /** Tokens of what it needs. */
  readonly uses: readonly InjectionToken[];
  /** What `respond` is given of the values of `uses`. */
  provide(values: readonly unknown[]): Provided;
  readonly operation: (target: object, key: string, descriptor: PropertyDescriptor) => void;
  /** Returns the body, or an `Answer`. */
  respond(provided: Provided, received: Received): unknown;
}

/** A controller with one method. Nest learns of it as it does from decorators. */
export const routeController = <Provided, Received>({
  name,
  declared: { path, aliases = [], body, rateLimit, decorators = [] },
  method,
  query,
  uses,
  provide,
  operation: declare,
  respond,
}: EndpointParts<Provided, Received>): Type => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);

  class Endpoint {
    private readonly provided: Provided;

    constructor(...values: readonly unknown[]) {
      this.provided = provide(values);
    }

    async [method](
      request: Request,
      response: Response,
      validQuery = {},
      validBody = {},
      ...values: readonly string[]
    ) {
      const params = Object.fromEntries(inPath.map((parameter, index) => [parameter, values[index]]));
      const { caller, context } = requestStateOf(request);
      const language = interfaceLanguageOf(request);
      const received = { params, query: validQuery, body: validBody, caller, context, language, request, response };
      return respond(this.provided, received as Received);
    }
  }
  uses.forEach((token, index) => Inject(token)(Endpoint, undefined, index));
  Controller([path, ...aliases])(withName(Endpoint, `${name}Endpoint`));

  const { prototype } = Endpoint;
  const types: unknown[] = [Object, Object, Object, Object, ...inPath.map(() => String)];
  Req()(prototype, method, 0);
  Res({ passthrough: true })(prototype, method, 1);
  if (query !== undefined) {
    types[2] = class extends createZodDto(query) {};
    QueryString()(prototype, method, 2);
  }
  if (body !== undefined) {
    types[3] = withName(class extends createZodDto(body) {}, `${name}Body`);
    Body()(prototype, method, 3);
  }
  // The OpenAPI document lists them in the reverse order.
  for (const [index, parameter] of [...inPath.entries()].reverse()) Param(parameter)(prototype, method, 4 + index);
  Reflect.defineMetadata('design:paramtypes', types, prototype, method);

  const descriptor = Object.getOwnPropertyDescriptor(prototype, method) ?? {};
  METHODS[method]()(prototype, method, descriptor);
  if (rateLimit !== undefined) RateLimit(rateLimit.kind, rateLimit)(prototype, method, descriptor);
  declare(prototype, method, descriptor);
  for (const decorate of decorators) decorate(prototype, method, descriptor);
  return Endpoint;
};
