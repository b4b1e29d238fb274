import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listening } from '../servers/listening';

export const S3_KEYS = { accessKey: 'AKIDOFTHETEST', secretKey: 'secret/of+the/test' };
export const S3_BUCKET = 'aidy-files';
const REGION = 'us-east-1';

interface Stored {
  readonly content: Buffer;
  readonly changedAt: Date;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface FakeS3 {
  readonly url: string;
  readonly keys: () => readonly string[];
  readonly unfinishedUploads: () => number;
  /** Requests that came with a wrong signature or content. */
  readonly refused: () => number;
  /** Answers the next requests with 503. */
  beBusy(times: number): void;
  close(): Promise<void>;
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature that AWS documents (version 4), computed apart from the client's library. */
const signatureOf = (request: IncomingMessage, url: URL, signedHeaders: string, date: string): string => {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const content = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, path, query, headers, signedHeaders, content].join('\n');
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((of, part) => hmac(of, part), `AWS4${S3_KEYS.secretKey}`);
  return hmac(key, toSign).toString('hex');
};

const isSigned = (request: IncomingMessage, url: URL, content: Buffer): boolean => {
  const date = String(request.headers['x-amz-date']);
  const [, credential, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  return (
    credential === `${S3_KEYS.accessKey}/${date.slice(0, 8)}/${REGION}/s3/aws4_request` &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.split(';').includes(name)) &&
    request.headers['x-amz-content-sha256'] === sha256(content) &&
    signature === signatureOf(request, url, signedHeaders, date)
  );
};

const error = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` });
const tagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

const rangeOf = (header: string | undefined, size: number): { from: number; to: number } | null => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  return from === undefined ? null : { from: Number(from), to: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};

const read = ({ content, changedAt }: Stored, range: string | undefined): Answer => {
  const headers = { 'last-modified': changedAt.toUTCString(), etag: tagOf(content) };
  const requested = rangeOf(range, content.length);
  if (requested === null) return { status: 200, headers, body: content };
  if (requested.from >= content.length) return error(416, 'InvalidRange');
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${requested.from}-${requested.to}/${content.length}` },
    body: content.subarray(requested.from, requested.to + 1),
  };
};

const MIN_PART = 5 * 1024 * 1024;

/** One bucket as S3 serves it, in the path style. Refuses what is not signed rightly. */
export const startFakeS3 = async (): Promise<FakeS3> => {
  const files = new Map<string, Stored>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let busy = 0;
  let refused = 0;

  const store = (key: string, content: Buffer): void => void files.set(key, { content, changedAt: new Date() });

  const list = (query: URLSearchParams): Answer => {
    const matching = [...files]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > (query.get('start-after') ?? ''))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const page = matching.slice(0, Number(query.get('max-keys')));
    const rows = page.map(
      ([key, { content, changedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
    );
    const body = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${rows.join('')}</ListBucketResult>`;
    return { status: 200, body };
  };

  const complete = (key: string, uploadId: string, requested: string): Answer => {
    const parts = [...(uploads.get(uploadId) ?? [])].sort(([one], [other]) => one - other);
    const named = parts.map(([number, content]) => `<PartNumber>${number}</PartNumber><ETag>${tagOf(content)}</ETag>`);
    if (!named.every((part) => requested.includes(part))) return error(400, 'InvalidPart');
    if (parts.slice(0, -1).some(([, { length }]) => length < MIN_PART)) return error(400, 'EntityTooSmall');
    uploads.delete(uploadId);
    store(key, Buffer.concat(parts.map(([, content]) => content)));
    return { status: 200, body: '<CompleteMultipartUploadResult/>' };
  };

  const inUpload = (method: string, key: string, query: URLSearchParams, body: Buffer): Answer => {
    const uploadId = query.get('uploadId') ?? '';
    const upload = uploads.get(uploadId);
    if (upload === undefined) return error(404, 'NoSuchUpload');
    switch (method) {
      case 'PUT':
        upload.set(Number(query.get('partNumber')), body);
        return { status: 200, headers: { etag: tagOf(body) } };
      case 'POST':
        return complete(key, uploadId, body.toString());
      default:
        uploads.delete(uploadId);
        return { status: 204 };
    }
  };

  const ofFile = (request: IncomingMessage, key: string, query: URLSearchParams, body: Buffer): Answer => {
    const method = request.method ?? 'GET';
    if (query.has('uploadId')) return inUpload(method, key, query, body);
    const stored = files.get(key);
    switch (method) {
      case 'POST': {
        const uploadId = randomUUID();
        uploads.set(uploadId, new Map<number, Buffer>());
        return {
          status: 200,
          body: `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
        };
      }
      case 'PUT':
        store(key, body);
        return { status: 200, headers: { etag: tagOf(body) } };
      case 'DELETE':
        files.delete(key);
        return { status: 204 };
      default:
        return stored === undefined ? error(404, 'NoSuchKey') : read(stored, request.headers.range);
    }
  };

  const answerTo = (request: IncomingMessage, url: URL, body: Buffer): Answer => {
    if (busy > 0) {
      busy--;
      return error(503, 'SlowDown');
    }
    if (!isSigned(request, url, body)) {
      refused++;
      return error(403, 'SignatureDoesNotMatch');
    }
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== S3_BUCKET) return error(404, 'NoSuchBucket');
    return rest.length === 0 ? list(url.searchParams) : ofFile(request, rest.join('/'), url.searchParams, body);
  };

  const server = await listening((request, response) => {
    void buffer(request).then((body) => {
      const answer = answerTo(request, new URL(request.url ?? '/', `http://${request.headers.host}`), body);
      response.writeHead(answer.status, {
        ...answer.headers,
        ...(answer.status === 204 ? {} : { 'content-length': Buffer.byteLength(answer.body ?? '') }),
      });
      response.end(request.method === 'HEAD' ? undefined : answer.body);
    });
  });

  return {
    url: server.origin,
    keys: () => [...files.keys()],
    unfinishedUploads: () => uploads.size,
    refused: () => refused,
    beBusy: (times) => (busy = times),
    close: server.close,
  };
};
