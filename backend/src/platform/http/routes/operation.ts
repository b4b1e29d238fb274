import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { Admits, type RouteAccess } from '../access/access';
import { type BodyStatus, type ViewOf, declareAnswer, jsonSchemaOf } from '../answers/answer-schemas';
import type { CommandAnswer } from '../answers/command-answer';

interface OperationParts extends RouteAccess {
  /** A sentence for the OpenAPI document and docs/reference/api.md. */
  readonly summary: string;
}

interface AnsweringOperation<Schema extends z.ZodType> extends OperationParts {
  /** The schema of the body. A named one (`.meta({ id })`) is described once, under its name. */
  readonly answers: Schema;
  /** Default 200. */
  readonly status?: BodyStatus | readonly BodyStatus[];
}

interface AnsweringNothing extends OperationParts {
  readonly answers: null;
  readonly status: 204 | 302;
}

type Returned<Body> = Body | CommandAnswer<Body>;

type MethodOf<Result> = <Method extends (...sent: never[]) => Result>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

interface OperationDecorator {
  <Schema extends z.ZodType>(
    operation: AnsweringOperation<Schema>,
  ): MethodOf<Returned<ViewOf<Schema>> | Promise<Returned<ViewOf<Schema>>>>;
  (operation: AnsweringNothing): MethodOf<unknown>;
}

const described = (status: number, schema: z.ZodType | null): MethodDecorator => {
  if (schema !== null) return ApiResponse({ status, description: 'Done', schema: jsonSchemaOf(schema) });
  return ApiResponse({ status, description: status === 204 ? 'Done' : 'The address is in `Location`' });
};

/**
 * Declares a route: who may call it, what it does and what it returns. The compiler checks the method against the schema,
 * the OpenAPI document and docs/reference/api.md show it, and tests validate real responses against it.
 */
export const Operation: OperationDecorator =
  ({ summary, answers, status = 200, ...callers }: AnsweringOperation<z.ZodType> | AnsweringNothing) =>
  <Method extends object>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<Method>): void => {
    const statuses = typeof status === 'number' ? [status] : status;
    declareAnswer(Reflect.get(target, key), statuses, answers);
    applyDecorators(Admits(callers), ApiOperation({ summary }), ...statuses.map((each) => described(each, answers)))(
      target,
      key,
      descriptor,
    );
  };
