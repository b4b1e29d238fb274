import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
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
  /** If it is known. */
  readonly bytes?: number;
  /** Whether it is to be shown rather than saved. */
  readonly isShown?: true;
}

/** Whatever is in the file, nothing runs in it, and it loads nothing. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const describe = (response: Response, { name, type, isShown }: FileToSave): void => {
  response.attachment(name);
  if (isShown === true) {
    const disposition = String(response.getHeader('content-disposition')).replace(/^attachment/, 'inline');
    response.setHeader('content-disposition', disposition);
  }
  response.type(type);
  response.setHeader('content-security-policy', INERT);
};

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
    send: (file, response) => {
      describe(response, file);
      const { content, type, bytes } = file;
      if (typeof content === 'string') return content;
      return new StreamableFile(content, { type, ...(bytes === undefined ? {} : { length: bytes }) });
    },
  });
