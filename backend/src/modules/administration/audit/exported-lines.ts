import { BEGINNING, linked } from './chain';
import { type SigningKey, sealOf } from './seal';

export interface Exported {
  readonly at: string;
  /** Id of the user. */
  readonly by: string;
  /** As it was asked, in JSON. */
  readonly filter: string;
  /** Id of the user whose personal fields are shown; null if all are masked. */
  readonly unmasked: string | null;
}

/** The lines of an export, in batches: an opening, one line per event, and a seal. */
export async function* exportedLines(
  { at, by, filter, unmasked }: Exported,
  batches: AsyncIterable<readonly object[]>,
  key: SigningKey,
): AsyncGenerator<string> {
  let last = BEGINNING;
  const add = (entry: object): string => {
    const { line, hash } = linked(entry, last);
    last = hash;
    return `${line}\n`;
  };
  const opening = { format: 1, exported_at: at, exported_by: by, filter, unmasked, public_key: key.publicKey };
  yield add({ kind: 'export', ...opening });
  for await (const events of batches) yield events.map((event) => add({ event, kind: 'event' })).join('');
  yield `${sealOf(last, key)}\n`;
}
