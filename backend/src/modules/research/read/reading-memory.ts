import { LRUCache } from 'lru-cache';
import { hashOfBody } from '#platform/fetch/body-hash';

export interface RememberedReading {
  readonly url: string;
  readonly title: string;
  readonly fingerprint: string;
}

/**
 * What bytes were read as, so that a page which did not change needs not be parsed again to see that it did not. Holds
 * fingerprints only; those that were not met for longest go first.
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
