import { type Draft, draftOf } from '#engine/writing/reply';
import { NOT_ANSWERED } from './prompt';

/** A model that writes a longer line has lost the form. */
const LONGEST_LINE = 1000;

/** A part of the question that the model found unanswered. */
interface OpenPart {
  readonly open: string;
}

export type Line = Draft | OpenPart | typeof NOT_ANSWERED;

const OPEN = new RegExp(String.raw`^(?:[-*•]\s+)?\**${NOT_ANSWERED}:\**\s*(\S.*)$`, 'i');

const read = (line: string): Line | null => {
  const [, open] = OPEN.exec(line.trim()) ?? [];
  if (open !== undefined) return { open };
  const bare = line
    .replace(/[*.\s]+/g, ' ')
    .trim()
    .toUpperCase();
  return bare === NOT_ANSWERED ? NOT_ANSWERED : draftOf(line.trim());
};

/** More than a reply can show, and the thoughts and headings that some write around it. */
const MOST_CHARACTERS = 20_000;

/**
 * The sentences of a reply, each as soon as its line is complete. Whatever does not keep to the form is passed over, and so is
 * a line within which the reply was cut. What follows too much text is not read: no reply shows it, and it would pile up while
 * a client reads slowly.
 */
export async function* draftsIn(pieces: AsyncIterable<string>, isCut: () => boolean): AsyncGenerator<Line> {
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
    if (rest.length > LONGEST_LINE || characters > MOST_CHARACTERS) return;
  }
  if (isCut()) return;
  const last = read(rest);
  if (last !== null) yield last;
}
