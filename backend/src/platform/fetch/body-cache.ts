import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfBody } from './body-hash';

/** The part of a response needed for a conditional request. */
export interface CachedBody {
  readonly etag?: string;
  readonly lastModified?: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** The `Link` headers of the response. */
  readonly links?: string;
  /** ISO 8601; absent if an earlier release kept it. */
  readonly fetchedAt?: string;
  /** The listing's words about the page at that time. */
  readonly listedAs?: string;
}

interface Entry extends Omit<CachedBody, 'body'> {
  readonly address: string;
  /** Hash of the body. */
  readonly body: string;
}

const KEEPS_BETWEEN_SWEEPS = 500;

/**
 * Caches bodies on disk by content hash, so that the same page under two URLs is stored once, with a small entry per URL.
 * Losing any of it costs only a refetch.
 */
export class BodyCache {
  private untilSweep = 0;

  constructor(
    private readonly folder: string,
    private readonly maxBytes = 512 * 1024 * 1024,
  ) {}

  async find(address: string): Promise<CachedBody | undefined> {
    try {
      const entry = JSON.parse(await readFile(this.entryFile(address), 'utf8')) as Entry;
      const body = await readFile(this.bodyFile(entry.body));
      // Ignore bodies that were truncated by a crash or modified.
      if (entry.address !== address || (await hashOfBody(body)) !== entry.body) return undefined;
      const { address: _, ...kept } = entry;
      return { ...kept, body };
    } catch {
      return undefined;
    }
  }

  /** Responses without a validator are cached, too: they cannot be revalidated, but questions are answered from them. */
  async keep(address: string, kept: CachedBody): Promise<void> {
    const { body } = kept;
    const hash = await hashOfBody(body);
    const entry: Entry = { ...kept, address, body: hash };
    try {
      await this.write(this.bodyFile(hash), body);
      await this.write(this.entryFile(address), JSON.stringify(entry));
      if (this.untilSweep-- <= 0) await this.sweep();
    } catch {
      // A full disk only disables the cache.
    }
  }

  /** Keeps the folder below its maximum size, evicting the oldest entries first. */
  private async sweep(): Promise<void> {
    this.untilSweep = KEEPS_BETWEEN_SWEEPS;
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const { size, mtimeMs } = await stat(file);
          return { file, size, mtimeMs };
        }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= this.maxBytes) break;
      await rm(file, { force: true });
      total -= size;
    }
  }

  private entryFile(address: string): string {
    const name = createHash('sha256').update(address).digest('hex');
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
