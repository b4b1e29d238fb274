import { TooLarge, countedContent } from '../counted-content';
import type { FileName } from '../file-name';
import type { FileFacts, FileStore } from '../file-store';
import { inParts } from './in-parts';
import { errorIn, listedFiles, partsList, uploadIdIn } from './s3-answers';
import { type S3Answer, type S3Request, type S3Settings, s3Client } from './s3-client';

/** The smallest part that S3 accepts, except for the last: the memory that an upload takes. */
const PART_BYTES = 5 * 1024 * 1024;

export class S3Refused extends Error {}

const factsOf = (answer: S3Answer, bytes: number): FileFacts => ({
  bytes,
  changedAt: new Date(answer.header('last-modified') ?? 0),
});

const sizeOf = (answer: S3Answer): number => {
  const whole = answer.header('content-range')?.split('/')[1];
  return Number(whole ?? answer.header('content-length'));
};

const rangeHeader = (from: number, to: number | undefined): string => `bytes=${from}-${to ?? ''}`;

/** Files in a bucket of S3 or of a service that speaks its protocol. */
export const openS3FileStore = (settings: S3Settings): FileStore => {
  const client = s3Client(settings);

  const refusalOf = async (request: S3Request, answer: S3Answer): Promise<S3Refused> => {
    const code = errorIn(await answer.body.text()) ?? '';
    return new S3Refused(`S3 answered ${answer.status} ${code} to ${request.method} in the bucket ${settings.bucket}.`);
  };

  const send = async (request: S3Request, ...expected: readonly number[]): Promise<S3Answer> => {
    const answer = await client.send(request);
    if (!expected.includes(answer.status)) throw await refusalOf(request, answer);
    return answer;
  };

  const textOf = async (request: S3Request): Promise<string> => (await send(request, 200)).body.text();

  const abandon = async (key: FileName, uploadId: string): Promise<void> => {
    const answer = await send({ method: 'DELETE', key, query: { uploadId } }, 204, 404);
    await answer.body.dump();
  };

  const sendPart = async (key: FileName, uploadId: string, partNumber: number, body: Uint8Array): Promise<string> => {
    const query = { partNumber: String(partNumber), uploadId };
    const answer = await send({ method: 'PUT', key, query, body }, 200);
    await answer.body.dump();
    return answer.header('etag') ?? '';
  };

  const complete = async (key: FileName, uploadId: string, tags: readonly string[]): Promise<void> => {
    const xml = await textOf({ method: 'POST', key, query: { uploadId }, body: partsList(tags) });
    const code = errorIn(xml);
    if (code !== undefined) throw new S3Refused(`S3 did not put the parts together: ${code}.`);
  };

  const putInParts = async (key: FileName, parts: AsyncIterable<Uint8Array>): Promise<void> => {
    const uploadId = uploadIdIn(await textOf({ method: 'POST', key, query: { uploads: '' } }));
    if (uploadId === undefined) throw new S3Refused('S3 began no upload.');
    try {
      const tags: string[] = [];
      for await (const part of parts) tags.push(await sendPart(key, uploadId, tags.length + 1, part));
      await complete(key, uploadId, tags);
    } catch (error) {
      // The error of the upload is worth more than the reason why it could not be cleared away.
      await abandon(key, uploadId).catch(() => undefined);
      throw error;
    }
  };

  /** Puts content in parts, or at once if it fits one part. */
  const putAll = async (key: FileName, chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    const parts = inParts(chunks, PART_BYTES);
    const first = await parts.next();
    const body = first.done === true ? new Uint8Array() : first.value;
    if (body.byteLength >= PART_BYTES) {
      const all = async function* () {
        yield body;
        yield* parts;
      };
      return putInParts(key, all());
    }
    await (await send({ method: 'PUT', key, body }, 200)).body.dump();
  };

  return {
    location: `${settings.endpoint}, bucket ${settings.bucket}`,

    async put(name, content, limitBytes) {
      const { chunks, facts } = countedContent(content, limitBytes);
      try {
        await putAll(name, chunks);
        return { kind: 'kept', ...facts() };
      } catch (error) {
        if (error instanceof TooLarge) return { kind: 'too_large' };
        throw error;
      }
    },

    async get(name, range) {
      const request: S3Request = {
        method: 'GET',
        key: name,
        ...(range === undefined ? {} : { headers: { range: rangeHeader(range.from, range.to) } }),
      };
      const answer = await send(request, 200, 206, 404, 416);
      if (answer.status === 404 || answer.status === 416) {
        await answer.body.dump();
        return undefined;
      }
      return { ...factsOf(answer, sizeOf(answer)), content: answer.body };
    },

    async stat(name) {
      const answer = await send({ method: 'HEAD', key: name }, 200, 404);
      await answer.body.dump();
      return answer.status === 404 ? undefined : factsOf(answer, sizeOf(answer));
    },

    async delete(name) {
      await (await send({ method: 'DELETE', key: name }, 204, 200, 404)).body.dump();
    },

    async list(folder, { after, limit }) {
      const query = {
        'list-type': '2',
        'max-keys': String(limit),
        prefix: folder === null ? '' : `${folder}/`,
        ...(after === undefined ? {} : { 'start-after': after }),
      };
      return listedFiles(await textOf({ method: 'GET', query }));
    },

    close: () => client.close(),
  };
};
