/** Chunks of bytes; those that were not needed can be given back. */
export class ByteSource {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private readonly unreadChunks: Uint8Array[] = [];

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.chunks = bytes[Symbol.asyncIterator]();
  }

  /** Undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const unread = this.unreadChunks.pop();
    if (unread !== undefined) return unread;
    const next = await this.chunks.next();
    return next.done === true ? undefined : next.value;
  }

  unread(chunk: Uint8Array): void {
    if (chunk.byteLength > 0) this.unreadChunks.push(chunk);
  }

  async skip(bytes: number): Promise<void> {
    let left = bytes;
    while (left > 0) {
      const chunk = await this.next();
      if (chunk === undefined) return;
      this.unread(chunk.subarray(left));
      left -= chunk.byteLength;
    }
  }

  /** The next bytes, without taking them; fewer at the end. */
  async peek(bytes: number): Promise<Uint8Array> {
    let start: Uint8Array = new Uint8Array();
    while (start.byteLength < bytes) {
      const chunk = await this.next();
      if (chunk === undefined) break;
      start = Buffer.concat([start, chunk]);
    }
    this.unread(start);
    return start;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (let chunk = await this.next(); chunk !== undefined; chunk = await this.next()) yield chunk;
  }
}
