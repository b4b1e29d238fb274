import { createHash } from 'node:crypto';

export class TooLarge extends Error {}

interface CountedContent {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Size and hash of the content that has passed so far. */
  facts(): { readonly bytes: number; readonly sha256: string };
}

/** Counts and hashes content as it passes, and fails with `TooLarge` at the first byte over the limit. */
export const countedContent = (content: AsyncIterable<Uint8Array>, limitBytes: number): CountedContent => {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      if (bytes > limitBytes) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  return { chunks: counted(), facts: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
};
