import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { exponentialBackoff } from '../../backoff';
import type { ConnectTo } from '../../config/variables';
import { errorCode } from '../../error-code';

export interface S3Settings {
  /** The service's address without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Region; if absent, the one in the endpoint's name, else `us-east-1`. */
  readonly region?: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly connectTo: ConnectTo;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Key of the object; absent if the bucket is meant. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface S3Answer {
  readonly status: number;
  header(name: string): string | undefined;
  readonly body: Readable & { text(): Promise<string>; dump(): Promise<void> };
}

export interface S3Client {
  /** Answers that say the service is busy are asked for again a few times. */
  send(request: S3Request): Promise<S3Answer>;
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 200;
const TIMEOUT_MS = 30_000;
const NO_BODY = new Uint8Array();

const isBusy = (status: number): boolean => status >= 500 || status === 429;
/** Errors by which nothing reached the service, or no answer came from it: every call here can be repeated. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT']);

/** Signed requests to one bucket, in the path style, which every S3-compatible service understands. */
export const s3Client = ({ endpoint, bucket, region, accessKey, secretKey, connectTo }: S3Settings): S3Client => {
  const agent = new Agent({ connect: { timeout: TIMEOUT_MS } });
  const base = endpoint.replace(/\/+$/, '');

  const addressOf = ({ key, query = {} }: S3Request): URL => {
    const url = new URL(`${base}/${bucket}${key === undefined ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };

  const sendOnce = async (s3Request: S3Request): Promise<S3Answer> => {
    const { method, headers = {}, body } = s3Request;
    const signer = new AwsV4Signer({
      method,
      url: addressOf(s3Request).href,
      service: 's3',
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      ...(region === undefined ? {} : { region }),
      headers: {
        ...headers,
        // Signed with the content, so that nothing on the way can change it.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? NO_BODY)
          .digest('hex'),
      },
    });
    const signed = await signer.sign();
    const target = connectTo.get(signed.url.hostname);
    const answer = await request(`${(target ?? signed.url).origin}${signed.url.pathname}${signed.url.search}`, {
      method,
      dispatcher: agent,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      headers: { ...Object.fromEntries(signed.headers), host: signed.url.host },
      body: body ?? null,
    });
    return {
      status: answer.statusCode,
      header: (name) => [answer.headers[name] ?? []].flat()[0],
      body: answer.body as S3Answer['body'],
    };
  };

  return {
    async send(request) {
      for (let attempt = 1; ; attempt++) {
        try {
          const answer = await sendOnce(request);
          if (attempt === MAX_ATTEMPTS || !isBusy(answer.status)) return answer;
          await answer.body.dump();
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !LOST.has(errorCode(error))) throw error;
        }
        await pause(exponentialBackoff(FIRST_PAUSE_MS, attempt));
      }
    },
    close: () => agent.destroy(),
  };
};
