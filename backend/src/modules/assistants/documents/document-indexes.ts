import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DocumentTexts } from '#modules/documents/published';
import { type RunTask, threadPool } from '#platform/threads/thread-pool';
import { type PassageIndex, languageOfPassages } from '../retrieval/passage-index';
import type { PlaceInDocument } from './document-passages';
import type * as thread from './index-document.thread';

const script = require.resolve('./index-document.thread');

/** Of all documents that are asked about at the same time; one of 400 pages has 1.4 million, and its index takes some 10 bytes for each. */
const MOST_CHARACTERS = 20_000_000;
const MINUTE_MS = 60_000;
const THREADS = { threads: 1, heapMb: 768, idleMs: 10_000 };

type DocumentIndex = PassageIndex<PlaceInDocument>;

/** The passages of documents, ready to be asked; made in a thread, since a long one takes half a second. */
@Injectable()
export class DocumentIndexes implements OnApplicationShutdown {
  private readonly pool = threadPool(THREADS);
  private readonly inThread: RunTask<typeof thread.indexDocument> = this.pool.task({
    script,
    name: 'indexDocument',
    timeoutMs: MINUTE_MS,
  });
  private readonly recent = new LRUCache<string, DocumentIndex>({ maxSize: MOST_CHARACTERS });
  /** Several people may ask about a document that nobody has asked about before. */
  private readonly making = new Map<string, Promise<DocumentIndex | null>>();

  constructor(private readonly texts: DocumentTexts) {}

  /** Null if the document is gone, or cannot be read. */
  of(fileId: string): Promise<DocumentIndex | null> {
    const known = this.recent.get(fileId);
    if (known !== undefined) return Promise.resolve(known);
    const begun = this.making.get(fileId);
    if (begun !== undefined) return begun;
    const made = this.make(fileId).finally(() => this.making.delete(fileId));
    this.making.set(fileId, made);
    return made;
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private async make(fileId: string): Promise<DocumentIndex | null> {
    const text = await this.texts.of(fileId);
    if (text === null) return null;
    const handed = await this.inThread(text, { owner: fileId });
    const index = { ...handed, language: languageOfPassages(handed.passages.map(({ passage }) => passage)) };
    const size = Math.max(
      1,
      text.paragraphs.reduce((sum, { text: { length } }) => sum + length, 0),
    );
    this.recent.set(fileId, index, { size });
    return index;
  }
}
