/** The values of a response of JSON lines, as they arrive. Throws if the response is cut. */
export async function* readLines<Value>(body: ReadableStream<Uint8Array>): AsyncGenerator<Value> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as Value;
    }
    // Every line ends with a line break, including the last one.
    if (rest !== '') throw new Error('The last line was cut.');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
