import { appendFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { errorCode } from '../error-code';
import { port } from '../port';

export const OUTBOX = port<OutboxFolder>('Outbox');

const entrySchema = z.object({
  id: z.string(),
  date: z.string(),
  recipientId: z.string(),
  askedBy: z.string().nullable(),
});

/** Metadata of a stored mail. */
export type OutboxEntry = Readonly<z.infer<typeof entrySchema>>;

const ID = /^[\w-]{1,100}$/;
const FILE_MODE = 0o600;

/**
 * Stores mail instead of sending it: one `.eml` each, and an index of who requested which. Calls are serialised, so that
 * the index is never written concurrently.
 */
export class OutboxFolder {
  private readonly exclusively = pLimit(1);
  private readonly index: string;

  constructor(private readonly folder: string) {
    this.index = join(folder, 'index.ndjson');
  }

  /** Replaces a mail with the same id. */
  keep(entry: OutboxEntry, message: Uint8Array): Promise<void> {
    return this.exclusively(async () => {
      const file = this.fileOf(entry.id);
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: FILE_MODE });
      await rename(`${file}.part`, file);
      const known = await this.entries();
      if (known.some(({ id }) => id === entry.id)) return;
      await appendFile(this.index, `${JSON.stringify(entry)}\n`, { mode: FILE_MODE });
    });
  }

  /** Newest first. */
  async list(): Promise<readonly OutboxEntry[]> {
    return (await this.entries()).toReversed();
  }

  /** Ids of the stored mails, which are those of their deliveries. */
  async ids(): Promise<ReadonlySet<string>> {
    return new Set((await this.entries()).map(({ id }) => id));
  }

  /** The message as it would have been sent. */
  read(id: string): Promise<Uint8Array> {
    return readFile(this.fileOf(id));
  }

  /**
   * Removes all mail to a recipient, and incomplete files of a killed process: their recipient is unknown, and mail that is
   * still needed is written again.
   */
  forget(recipientId: string): Promise<void> {
    return this.exclusively(async () => {
      const entries = await this.entries();
      const kept = entries.filter((entry) => entry.recipientId !== recipientId);
      const files = new Set([...kept.map(({ id }) => this.fileOf(id)), this.index]);
      const present = await readdir(this.folder).catch(ifMissing<string[]>([]));
      const gone = present.map((name) => join(this.folder, name)).filter((file) => !files.has(file));
      await Promise.all(gone.map((file) => rm(file, { force: true })));
      if (kept.length === entries.length) return;
      const index = kept.map((entry) => `${JSON.stringify(entry)}\n`).join('');
      await writeFile(`${this.index}.part`, index, { mode: FILE_MODE });
      await rename(`${this.index}.part`, this.index);
    });
  }

  private async entries(): Promise<OutboxEntry[]> {
    const text = await readFile(this.index, 'utf8').catch(ifMissing(''));
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => entrySchema.parse(JSON.parse(line)));
  }

  private fileOf(id: string): string {
    if (!ID.test(id)) throw new Error('No such mail.');
    return join(this.folder, `${id}.eml`);
  }
}

const ifMissing =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    if (errorCode(error) === 'ENOENT') return fallback;
    throw error;
  };
