import { isCompound, isEnglish } from './compounds';

const AT_END = /([\p{L}\p{N}]+)([-‐\u00ad])$/u;
/** Longest word in characters, which is more than any has; in the whole text a search for its end would be linear each time. */
const LONGEST_WORD = 60;
const AT_START = /^\p{Ll}+/u;
/** An abbreviation or a figure, which is never split: `AI-enabled`. */
const NEVER_SPLIT = /\p{Lu}{2}|\p{N}/u;
const WORD = /[\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)*/gu;
const JOINED = /[-‐]/;
const SOFT = '\u00ad';

/** How a document writes its words, in lower case. */
export interface WordsOnPage {
  /** Words written with a hyphen within a line. */
  readonly joined: ReadonlySet<string>;
  readonly plain: ReadonlySet<string>;
  readonly isEnglish: boolean;
}

const PLAIN_HYPHEN = /‐/g;

export const wordsOnPage = (lines: readonly string[]): WordsOnPage => {
  const [joined, plain] = [new Set<string>(), new Set<string>()];
  for (const line of lines)
    for (const word of line.toLowerCase().match(WORD) ?? []) {
      if (!JOINED.test(word)) plain.add(word);
      else {
        const parts = word.split(JOINED);
        parts.slice(1).forEach((part, index) => joined.add(`${parts[index]}-${part}`));
        joined.add(word.replace(PLAIN_HYPHEN, '-'));
      }
    }
  return { joined, plain, isEnglish: isEnglish(lines) };
};

/**
 * Whether the hyphen at the end of a line belongs to the word: if the document also writes it elsewhere, or if English
 * does and the document never writes the word without it.
 */
const isOwnHyphen = (before: string, after: string, { joined, plain, isEnglish: english }: WordsOnPage): boolean => {
  if (NEVER_SPLIT.test(before) || joined.has(`${before}-${after}`.toLowerCase())) return true;
  return english && !plain.has(`${before}${after}`.toLowerCase()) && isCompound(before, after);
};

/** How the end of a line is joined to the next line: without its hyphen, with a space after it, or directly. */
const jointOf = (end: string, line: string, written: WordsOnPage): 'space' | 'nothing' | 'no_hyphen' => {
  const [, before, hyphen] = AT_END.exec(end.slice(-LONGEST_WORD)) ?? [];
  if (before === undefined) return end === '' ? 'nothing' : 'space';
  const after = AT_START.exec(line)?.[0];
  const isOwn = hyphen !== SOFT && (after === undefined || isOwnHyphen(before, after, written));
  return isOwn ? 'nothing' : 'no_hyphen';
};

interface JoinedLines {
  readonly text: string;
  /** Offsets in the text at which each line begins. */
  readonly begins: readonly number[];
}

/** Lines as one text. Only the end of the preceding text is examined: it may have thousands of lines. */
export const joinedLines = (lines: readonly string[], written: WordsOnPage): JoinedLines => {
  const pieces: string[] = [];
  const begins: number[] = [];
  let length = 0;
  for (const line of lines) {
    const last = pieces.at(-1) ?? '';
    const joint = jointOf(last, line, written);
    if (joint === 'no_hyphen') {
      pieces.splice(-1, 1, last.slice(0, -1));
      length -= 1;
    }
    const piece = joint === 'space' ? ` ${line}` : line;
    begins.push(length + piece.length - line.length);
    pieces.push(piece);
    length += piece.length;
  }
  return { text: pieces.join(''), begins };
};
