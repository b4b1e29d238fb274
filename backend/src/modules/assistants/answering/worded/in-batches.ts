/** Yields what a source has given since the last batch, so that a slow consumer takes several items at once. */
export async function* batchesAsTheyArrive<Item>(source: AsyncIterable<Item>): AsyncGenerator<readonly Item[]> {
  const waiting: Item[] = [];
  let wake: () => void = () => undefined;
  const from = { isAtEnd: false };
  const taking = (async () => {
    try {
      for await (const item of source) {
        waiting.push(item);
        wake();
      }
    } finally {
      from.isAtEnd = true;
      wake();
    }
  })();
  // The failure is thrown below.
  taking.catch(() => undefined);
  while (!from.isAtEnd || waiting.length > 0) {
    if (waiting.length > 0) yield waiting.splice(0);
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
  await taking;
}
