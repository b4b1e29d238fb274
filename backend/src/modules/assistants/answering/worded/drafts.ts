import { type Draft, draftOf } from '#modules/research/published';
import { NOT_ANSWERED } from './prompt';

/** A model that writes a longer line has lost the form. */
const LONGEST_LINE = 1000;

const read = (line: string): Draft | typeof NOT_ANSWERED | null =>
  line
    .replace(/[*.\s]+/g, ' ')
    .trim()
    .toUpperCase() === NOT_ANSWERED
    ? NOT_ANSWERED
    : draftOf(line.trim());

/** The sentences of a reply, each as soon as its line is complete. Whatever does not keep to the form is passed over. */
export async function* draftsIn(pieces: AsyncIterable<string>): AsyncGenerator<Draft | typeof NOT_ANSWERED> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const draft = read(line);
      if (draft !== null) yield draft;
    }
    if (rest.length > LONGEST_LINE) return;
  }
  const last = read(rest);
  if (last !== null) yield last;
}
