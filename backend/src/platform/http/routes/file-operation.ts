import { HttpCode, type StreamableFile, applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Admits, type RouteAccess } from '../access/access';
import { declareAnswer } from '../answers/answer-schemas';

interface FileOperationParts extends RouteAccess {
  /** A sentence for the OpenAPI document and docs/reference/api.md. */
  readonly summary: string;
  /** Media types of the file. */
  readonly types: readonly string[];
  /** Whether it may be answered as not modified. */
  readonly revalidates?: true;
  /** Whether a part of it may be asked for. */
  readonly ranges?: true;
}

type Returned = string | StreamableFile | undefined;

/** `Operation` for routes that answer with a file instead of JSON. */
export const FileOperation =
  ({ summary, types, revalidates, ranges, ...callers }: FileOperationParts) =>
  <Method extends (...sent: never[]) => Returned | Promise<Returned>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]));
    const statuses = [200, ...(ranges === true ? [206, 416] : []), ...(revalidates === true ? [304] : [])];
    declareAnswer(Reflect.get(target, key), statuses, null);
    applyDecorators(
      Admits(callers),
      HttpCode(200),
      ApiOperation({ summary }),
      ApiResponse({ status: 200, description: 'The file', content }),
      ...(ranges === true
        ? [
            ApiResponse({ status: 206, description: 'The part that was asked for', content }),
            ApiResponse({ status: 416, description: 'It begins after the end' }),
          ]
        : []),
      ...(revalidates === true ? [ApiResponse({ status: 304, description: 'Not modified' })] : []),
    )(target, key, descriptor);
  };
