import { type DraftSentence, parseDraftSentence } from '#engine/writing/reply';
import { NOT_ANSWERED_MARK } from './answering-messages';

/** In characters. A model that writes a longer line has lost the format. */
const LONGEST_LINE = 1000;

/** A part of the question that the model found unanswered. */
interface OpenPart {
  readonly open: string;
}

export type DraftLine = DraftSentence | OpenPart | typeof NOT_ANSWERED_MARK;

const OPEN = new RegExp(String.raw`^(?:[-*•]\s+)?\**${NOT_ANSWERED_MARK}:\**\s*(\S.*)$`, 'i');

const read = (line: string): DraftLine | null => {
  const [, open] = OPEN.exec(line.trim()) ?? [];
  if (open !== undefined) return { open };
  const bare = line
    .replace(/[*.\s]+/g, ' ')
    .trim()
    .toUpperCase();
  return bare === NOT_ANSWERED_MARK ? NOT_ANSWERED_MARK : parseDraftSentence(line.trim());
};

/**
 * In characters of a model's output: more than a reply can show, including the reasoning and headings that some models
 * add.
 */
const MAX_CHARACTERS = 20_000;

/**
 * Yields the sentences of a reply, each as soon as its line is complete. Lines in another format are skipped, and so is
 * a last line that was cut off. Text beyond the limit is not read: no reply shows it, and it would pile up while a
 * client reads slowly.
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
