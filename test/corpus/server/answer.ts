import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the server responds to a request. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly modifiedAt?: Date;
  readonly location?: string;
}

/** Responds 304 to a valid validator: the ETag decides, the date only if there is no ETag. */
export const send = (request: IncomingMessage, response: ServerResponse, answer: Answer): number => {
  const tag = `"${createHash('sha1').update(answer.body).digest('hex')}"`;
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  const knownTag = request.headers['if-none-match'];
  const modified = answer.modifiedAt?.getTime();
  const unchanged =
    knownTag !== undefined ? knownTag === tag : modified !== undefined && Math.floor(modified / 1000) * 1000 <= since;
  const headers: Record<string, string> = { 'content-type': answer.type, etag: tag };
  if (answer.modifiedAt !== undefined) headers['last-modified'] = answer.modifiedAt.toUTCString();
  if (answer.location !== undefined) headers.location = answer.location;
  const status = answer.status === 200 && unchanged ? 304 : answer.status;
  response.writeHead(status, headers);
  response.end(status === 304 || request.method === 'HEAD' ? undefined : answer.body);
  return status;
};
