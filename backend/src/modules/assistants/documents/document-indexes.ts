import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#kernel/durations';
import { DocumentTexts } from '#modules/documents/published';
import { type RunTask, threadPool } from '#platform/threads/thread-pool';
import { type PassageIndex, languageOfPassages } from '../retrieval/passage-index';
import type { PlaceInDocument } from './document-passages';
import type * as thread from './index-document.thread';

const script = require.resolve('./index-document.thread');

/**
 * In characters, of all documents that are indexed at once. One of 400 pages has 1.4 million, and its index takes some
 * 10 bytes for each.
 */
const MAX_CHARACTERS = 20_000_000;
const THREADS = { threads: 1, heapMb: 768, idleMs: 10_000 };

type DocumentIndex = PassageIndex<PlaceInDocument>;

/** An index in the making, and how many callers wait for it. */
interface Making {
  readonly index: Promise<DocumentIndex | null>;
  readonly stop: AbortController;
  waiting: number;
}

/** The indexes of documents. They are made in a thread, since a long document takes half a second. */
@Injectable()
export class DocumentIndexes implements OnApplicationShutdown {
  private readonly pool = threadPool(THREADS);
  private readonly inThread: RunTask<typeof thread.indexDocument> = this.pool.task({
    script,
    name: 'indexDocument',
    timeoutMs: MINUTE_MS,
  });
  private readonly recent = new LRUCache<string, DocumentIndex>({ maxSize: MAX_CHARACTERS });
  /** Indexes in the making: several people may ask about a document before its index is ready. */
  private readonly making = new Map<string, Making>();

  constructor(@Inject(DocumentTexts) private readonly texts: Pick<DocumentTexts, 'of'>) {}

  /**
   * The index of a document; null if the document is gone or cannot be read. Indexing stops once nobody waits for it.
   */
  async of(fileId: string, signal: AbortSignal): Promise<DocumentIndex | null> {
    signal.throwIfAborted();
    const known = this.recent.get(fileId);
    if (known !== undefined) return known;
    const making = this.making.get(fileId) ?? this.begin(fileId);
    making.waiting += 1;
    const leave = (): void => {
      making.waiting -= 1;
      if (making.waiting > 0) return;
      making.stop.abort();
      this.forget(fileId, making);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await making.index;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private begin(fileId: string): Making {
    const stop = new AbortController();
    const making: Making = {
      index: this.make(fileId, stop.signal).finally(() => this.forget(fileId, making)),
      stop,
      waiting: 0,
    };
    this.making.set(fileId, making);
    return making;
  }

  private forget(fileId: string, making: Making): void {
    if (this.making.get(fileId) === making) this.making.delete(fileId);
  }

  private async make(fileId: string, signal: AbortSignal): Promise<DocumentIndex | null> {
    const text = await this.texts.of(fileId);
    if (text === null) return null;
    const handed = await this.inThread(text, { owner: fileId, signal });
    const index = { ...handed, language: languageOfPassages(handed.passages.map(({ passage }) => passage)) };
    const size = Math.max(
      1,
      text.paragraphs.reduce((sum, { text: { length } }) => sum + length, 0),
    );
    this.recent.set(fileId, index, { size });
    return index;
  }
}
