import { LRUCache } from 'lru-cache';
import { hashOfBody } from '#platform/fetch/body-hash';

export interface RememberedReading {
  readonly url: string;
  readonly title: string;
  readonly fingerprint: string;
}

/**
 * Caches what bytes were read as, so that an unchanged page need not be parsed again. Holds fingerprints only; evicts the
 * least recently used.
 */
export class ReadingMemory {
  private readonly readings = new LRUCache<string, RememberedReading>({ max: 5000 });

  static async keyOf(url: string, title: string, body: Uint8Array): Promise<string> {
    return JSON.stringify([url, title, await hashOfBody(body)]);
  }

  recall(key: string): RememberedReading | undefined {
    return this.readings.get(key);
  }

  remember(key: string, { url, title, fingerprint }: RememberedReading): void {
    this.readings.set(key, { url, title, fingerprint });
  }
}
