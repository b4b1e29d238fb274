import { StreamableFile } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Token } from '../contributed';
import type { AccessLevel } from './access';
import { FileOperation } from './file-operation';
import { type QueryDeclaration, queryRoute } from './query-route';
import type { NoFields, Route } from './route';

export interface FileToSave {
  /** With its extension. */
  readonly name: string;
  /** Its media type, with the charset of a text. */
  readonly type: string;
  readonly content: string | Readable;
}

/** Like `readRoute`, for what is read as a file to save. */
export const fileRoute = <
  const Path extends string,
  Level extends AccessLevel,
  const Uses extends readonly Token[] = readonly [],
  Parameters extends z.ZodObject = NoFields,
>({
  read,
  types,
  ...declared
}: QueryDeclaration<Path, Level, Parameters, NoFields, Uses, FileToSave> & {
  /** Media types that it may have. */
  readonly types: readonly string[];
}): Route =>
  queryRoute({
    declared,
    read,
    operation: FileOperation({ ...declared, types }),
    send: ({ name, type, content }, response) => {
      response.attachment(name);
      response.type(type);
      return typeof content === 'string' ? content : new StreamableFile(content, { type });
    },
  });
