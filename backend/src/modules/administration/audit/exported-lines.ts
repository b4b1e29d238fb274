import { FIRST_HASH, canonicalText, hashChain } from './chain';
import { type SigningKey, sealOf } from './seal';

export interface ExportedLog {
  readonly at: string;
  /** Id of the user. */
  readonly by: string;
  /** The filter as it was requested, in JSON. */
  readonly filter: string;
  /** Id of the user whose personal fields are shown; null if all are masked. */
  readonly unmasked: string | null;
}

/** Total length of the texts that are written at once, in characters. */
const LENGTH_AT_ONCE = 32 * 1024;

/** The canonical texts of entries, in groups, so that only a few of them are held at once. */
function* textsOf(events: Iterable<object>): Generator<readonly string[]> {
  let [texts, length]: [string[], number] = [[], 0];
  for (const event of events) {
    // Canonical too: its keys are in order.
    const text = `{"event":${canonicalText(event)},"kind":"event"}`;
    texts.push(text);
    length += text.length;
    if (length < LENGTH_AT_ONCE) continue;
    yield texts;
    [texts, length] = [[], 0];
  }
  if (texts.length > 0) yield texts;
}

/** The lines of an export in UTF-8: an opening, one line per event, and a seal. */
export async function* exportedLines(
  { at, by, filter, unmasked }: ExportedLog,
  batches: AsyncIterable<Iterable<object>>,
  key: SigningKey,
): AsyncGenerator<Buffer> {
  const opening = { format: 1, exported_at: at, exported_by: by, filter, unmasked, public_key: key.publicKey };
  let { lines, last } = hashChain([canonicalText({ kind: 'export', ...opening })], FIRST_HASH);
  yield lines;
  for await (const events of batches) {
    for (const texts of textsOf(events)) {
      ({ lines, last } = hashChain(texts, last));
      yield lines;
    }
  }
  yield Buffer.from(`${sealOf(last, key)}\n`);
}
