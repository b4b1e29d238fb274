import { BEGINNING, linked } from './chain';
import { type SigningKey, sealOf } from './seal';

export interface Exported {
  readonly at: string;
  /** Id of the user. */
  readonly by: string;
  /** As it was asked, in JSON. */
  readonly filter: string;
}

/** The lines of an export, in batches: an opening, one line per event, and a seal. */
export async function* exportedLines(
  { at, by, filter }: Exported,
  batches: AsyncIterable<readonly object[]>,
  key: SigningKey,
): AsyncGenerator<string> {
  let last = BEGINNING;
  const add = (entry: object): string => {
    const { line, hash } = linked(entry, last);
    last = hash;
    return `${line}\n`;
  };
  yield add({ kind: 'export', format: 1, exported_at: at, exported_by: by, filter, public_key: key.publicKey });
  for await (const events of batches) yield events.map((event) => add({ kind: 'event', event })).join('');
  yield `${sealOf(last, key)}\n`;
}
