/** Gathers chunks of any size into parts of the given size; the last is shorter or absent. */
export async function* inParts(chunks: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Uint8Array, void> {
  let part = Buffer.allocUnsafe(partBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    let offset = 0;
    while (offset < chunk.byteLength) {
      const taken = chunk.subarray(offset, offset + partBytes - filled);
      part.set(taken, filled);
      filled += taken.byteLength;
      offset += taken.byteLength;
      if (filled === partBytes) {
        yield part;
        // The one given out may still be on its way.
        part = Buffer.allocUnsafe(partBytes);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
