import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FieldError } from '#kernel/decider';

export interface SentFile {
  /** Name given by the sender; null if there is none. */
  readonly name: string | null;
  readonly content: Readable;
}

export type UploadForm<Taken> =
  | {
      readonly kind: 'read';
      readonly fields: Readonly<Record<string, string>>;
      /** Null if there was none. */
      readonly file: Taken | null;
    }
  | { readonly kind: 'faulty'; readonly faults: readonly FieldError[] }
  /** The body is not a form, or its end is missing. */
  | { readonly kind: 'unreadable' }
  /** Reading was given up, with the rest unread. */
  | { readonly kind: 'endless' };

const MAX_FIELDS = 10;
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 2000,
  fields: MAX_FIELDS,
  files: 1,
  parts: MAX_FIELDS + 2,
  headerPairs: 20,
};

/** The part that carries the file. */
export const FILE = 'file';

const asParser = (request: IncomingMessage) => {
  try {
    return busboy({ headers: request.headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    return null;
  }
};

/**
 * Reads a form of multipart/form-data with at most one file. `take` gets the file as it arrives; anything it leaves
 * unread is skipped, so that the client, which is still sending, can be answered. Reading stops after `limitBytes` in
 * all. Rejects if `take` does on a form that arrived whole: then the fault is not the client's.
 */
export const readForm = async <Taken>(
  request: IncomingMessage,
  limitBytes: number,
  take: (file: SentFile) => Promise<Taken>,
): Promise<UploadForm<Taken>> => {
  // The client disconnected while the guards ran; no more events will come.
  if (request.destroyed) return { kind: 'unreadable' };
  const parser = asParser(request);
  if (parser === null) return { kind: 'unreadable' };

  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const faults: FieldError[] = [];
  const fault = (path: string, message: string): void => void faults.push({ path, message });
  let taking: Promise<Taken | null> = Promise.resolve(null);
  let received = 0;
  let isEndless = false;

  parser.on('file', (name, content: Readable, { filename }: { filename?: string }) => {
    // `take` or the parser reports a file that is cut off.
    content.on('error', () => undefined);
    if (name !== FILE) {
      fault(name, 'This field takes no file.');
      content.resume();
      return;
    }
    taking = take({ name: filename ?? null, content }).finally(() => content.resume());
    taking.catch(() => undefined);
  });
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) fault(name, 'This is too long.');
    else if (name === FILE) fault(name, 'This must be a file.');
    else if (name in fields) fault(name, 'This field came twice.');
    else fields[name] = value;
  });
  parser.on('filesLimit', () => fault(FILE, 'Only one file is taken.'));
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => fault('', 'Too many fields.'));

  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received <= limitBytes || isEndless) return;
    isEndless = true;
    request.unpipe(parser);
    parser.destroy(new Error('The form is too long.'));
  });
  // The first error is handled below; later ones change nothing.
  parser.on('error', () => undefined);
  request.on('error', (error) => parser.destroy(error));
  // A connection that is cut may cause no error, but no end either.
  request.on('close', () => request.readableEnded || parser.destroy(new Error('The connection was cut.')));
  request.pipe(parser);
  try {
    await finished(parser);
  } catch {
    // Waits until `take` has cleaned up.
    await taking.catch(() => null);
    return { kind: isEndless ? 'endless' : 'unreadable' };
  }
  const file = await taking;
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'read', fields, file };
};
