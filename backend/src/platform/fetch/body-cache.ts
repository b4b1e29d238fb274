import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What is kept of an answer so that it can be asked for again with its validators. */
export interface CachedBody {
  readonly etag?: string;
  readonly lastModified?: string;
  readonly contentType: string;
  readonly body: Uint8Array;
}

interface Entry {
  readonly address: string;
  readonly etag?: string;
  readonly lastModified?: string;
  readonly contentType: string;
  readonly body: string;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/**
 * Bodies on disk under the hash of their content, so that the same page under two addresses lies there once, and a small
 * entry beside them for each address. Losing any of it costs a refetch, never an answer.
 */
export class BodyCache {
  constructor(private readonly folder: string) {}

  async find(address: string): Promise<CachedBody | undefined> {
    try {
      const entry = JSON.parse(await readFile(this.entryFile(address), 'utf8')) as Entry;
      const body = await readFile(this.bodyFile(entry.body));
      // A body that was cut by a crash or changed by hand is none.
      if (entry.address !== address || sha256(body) !== entry.body) return undefined;
      const { etag, lastModified, contentType } = entry;
      return { contentType, body, ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
    } catch {
      return undefined;
    }
  }

  /** Without a validator an answer is of no use later and is not kept. */
  async keep(address: string, { body, contentType, etag, lastModified }: CachedBody): Promise<void> {
    if (etag === undefined && lastModified === undefined) return;
    const hash = sha256(body);
    const entry: Entry = {
      address,
      contentType,
      body: hash,
      ...(etag !== undefined && { etag }),
      ...(lastModified !== undefined && { lastModified }),
    };
    try {
      await this.write(this.bodyFile(hash), body);
      await this.write(this.entryFile(address), JSON.stringify(entry));
    } catch {
      // A full disk costs the cache, not the run.
    }
  }

  private entryFile(address: string): string {
    const name = sha256(address);
    return path.join(this.folder, 'addresses', name.slice(0, 2), `${name}.json`);
  }

  private bodyFile(hash: string): string {
    return path.join(this.folder, 'bodies', hash.slice(0, 2), hash);
  }

  private async write(file: string, content: string | Uint8Array): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const fresh = `${file}.${randomUUID()}`;
    await writeFile(fresh, content, { mode: 0o600 });
    await rename(fresh, file);
  }
}
