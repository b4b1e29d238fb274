const NEWLINE = 10;

/**
 * Lines of a file, which end only at a line feed: U+2028, at which `readline` splits too, may occur in JSON. A line
 * that is not UTF-8 is returned as text that is not JSON.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const textOf = (bytes: Buffer): string => {
    try {
      return decoder.decode(bytes);
    } catch {
      return 'not UTF-8';
    }
  };
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield textOf(Buffer.concat([...begun, chunk.subarray(from, end)]));
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield textOf(Buffer.concat(begun));
}
