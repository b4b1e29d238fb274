import { type Draft, draftOf } from '#engine/writing/reply';
import { NOT_ANSWERED } from './prompt';

/** Most characters in a line; a model that writes a longer one has lost the form. */
const LONGEST_LINE = 1000;

/** A part of the question that the model found unanswered. */
interface OpenPart {
  readonly open: string;
}

export type DraftLine = Draft | OpenPart | typeof NOT_ANSWERED;

const OPEN = new RegExp(String.raw`^(?:[-*•]\s+)?\**${NOT_ANSWERED}:\**\s*(\S.*)$`, 'i');

const read = (line: string): DraftLine | null => {
  const [, open] = OPEN.exec(line.trim()) ?? [];
  if (open !== undefined) return { open };
  const bare = line
    .replace(/[*.\s]+/g, ' ')
    .trim()
    .toUpperCase();
  return bare === NOT_ANSWERED ? NOT_ANSWERED : draftOf(line.trim());
};

/**
 * Characters read of a model's output: more than a reply can show, including the reasoning and headings that some write
 * around it.
 */
const MAX_CHARACTERS = 20_000;

/**
 * Yields the sentences of a reply, each as soon as its line is complete. Lines that do not keep to the form are skipped,
 * and so is one within which the reply was cut. Text beyond the limit is not read: no reply shows it, and it would pile up
 * while a client reads slowly.
 */
export async function* draftsIn(pieces: AsyncIterable<string>, isCut: () => boolean): AsyncGenerator<DraftLine> {
  let rest = '';
  let characters = 0;
  for await (const piece of pieces) {
    characters += piece.length;
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const draft = read(line);
      if (draft !== null) yield draft;
    }
    if (rest.length > LONGEST_LINE || characters > MAX_CHARACTERS) return;
  }
  if (isCut()) return;
  const last = read(rest);
  if (last !== null) yield last;
}
