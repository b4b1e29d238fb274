import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Readable } from 'node:stream';

export interface FileToSave {
  /** Name with its extension. */
  readonly name: string;
  /** Media type, with the charset of a text. */
  readonly type: string;
  readonly content: string | Readable;
  /** Size of the content, if known. */
  readonly bytes?: number;
  /** Whether it is to be shown rather than saved. */
  readonly isInline?: true;
}

/** Policy under which nothing runs in a file, and it loads nothing. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const describe = (response: Response, { name, type, isInline }: FileToSave): void => {
  response.attachment(name);
  if (isInline === true) {
    const disposition = String(response.getHeader('content-disposition')).replace(/^attachment/, 'inline');
    response.setHeader('content-disposition', disposition);
  }
  response.type(type);
  response.setHeader('content-security-policy', INERT);
};

/** The body of a response with a file, whose headers are set. */
export const sentFile = (response: Response, file: FileToSave): string | StreamableFile => {
  describe(response, file);
  const { content, type, bytes } = file;
  if (typeof content === 'string') return content;
  return new StreamableFile(content, { type, ...(bytes === undefined ? {} : { length: bytes }) });
};
