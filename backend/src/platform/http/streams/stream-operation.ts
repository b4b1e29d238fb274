import { HttpCode, applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { Admits, type RouteAccess } from '../access/access';
import { type ViewOf, declareAnswer, jsonSchemaOf } from '../answers/answer-schemas';
import { WithoutIdempotencyKey } from '../idempotency/idempotency';
import { STREAM_TYPES, type StreamKind, type Streamed } from './streamed';

export interface StreamOperationParts<Schema extends z.ZodType> extends RouteAccess {
  /** A sentence for the OpenAPI document and docs/reference/api.md. */
  readonly summary: string;
  readonly streams: StreamKind;
  /** The schema of an event's data, or of a line. */
  readonly items: Schema;
  /**
   * The route also carries out a command: a request repeated with its Idempotency-Key has the same context, so that the
   * command is carried out once, but answered again. Without it a key is ignored.
   */
  readonly isCommand?: boolean;
}

type Returned<Schema extends z.ZodType> = Streamed<ViewOf<Schema>> | Promise<Streamed<ViewOf<Schema>>>;

/** `Operation` for streaming routes. Streams are not stored: see `isCommand`. */
export const StreamOperation =
  <Schema extends z.ZodType>({
    summary,
    streams,
    items,
    isCommand = false,
    ...callers
  }: StreamOperationParts<Schema>) =>
  <Method extends (...sent: never[]) => Returned<Schema>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    // Tests see only the beginning of event streams.
    if (streams === 'lines') declareAnswer(Reflect.get(target, key), [200], items);
    const content = { [STREAM_TYPES[streams]]: { schema: jsonSchemaOf(items) } };
    applyDecorators(
      Admits(callers),
      ...(isCommand ? [] : [WithoutIdempotencyKey()]),
      HttpCode(200),
      ApiOperation({ summary }),
      ApiResponse({ status: 200, description: 'One item at a time', content }),
    )(target, key, descriptor);
  };
