import { UNREADABLE_PLACEHOLDER } from '#kernel/unreadable-text';
import { languages } from '#text/languages/all';
import type { DomElement } from './dom';

/** An element between the words of a text that is not text itself. */
export type LeftOutPiece =
  /** Words that are seen there: on a button, in a field, or in place of an image. `always`: also outside of a sentence. */
  | { readonly kind: 'shown'; readonly text: string; readonly always?: boolean }
  /** Something visible, but without words that can be read. */
  | { readonly kind: 'unread' }
  /** Text that is hidden, or struck out. `replaced`: another word follows in its place. */
  | { readonly kind: 'unsaid'; readonly text: string; readonly replaced: boolean };

/** Tags of words that replace what is struck beside them. */
const NEW_WORDS = new Set(['INS', 'U', 'MARK', 'B', 'STRONG', 'EM']);
const MAX_UNSAID_LENGTH = 200;

/** The piece for an element whose text is hidden or struck out. */
export const hiddenPiece = ({ textContent, nextElementSibling, previousElementSibling }: DomElement): LeftOutPiece => ({
  kind: 'unsaid',
  text: (textContent ?? '').slice(0, MAX_UNSAID_LENGTH).trim(),
  replaced: [nextElementSibling, previousElementSibling].some((each) => each !== null && NEW_WORDS.has(each.tagName)),
});

/** A piece, its offset in the text of its block, and whether a line begins or ends there. */
export interface PlacedPiece {
  readonly piece: LeftOutPiece;
  readonly offset: number;
  readonly opensLine: boolean;
  endsLine: boolean;
}

/** Shortest text around a piece, in characters, that is a sentence. Shorter ones are toolbars and captions. */
const MIN_SENTENCE_LENGTH = 12;
/** Characters on each side of a piece that are looked at. */
const CONTEXT_LENGTH = 80;
const ADJACENT_LENGTH = 25;

const SENTENCE_END = /[.!?…:。！？।][”"’»」』)\]]*$/u;
const GOES_ON = /^[\p{Ll},.;:!?)%]/u;
const CASELESS = /^\p{Lo}/u;

const isWithinSentence = (before: string, piece: string, after: string): boolean => {
  if (after === '') return false;
  if (before !== '' && !SENTENCE_END.test(before)) return true;
  return GOES_ON.test(after) || (CASELESS.test(after) && /\d/.test(piece));
};

const LAST_WORD = /([\p{L}’']+)$/u;
const FIRST_WORD = /^([\p{L}’']+)/u;
/** Words as short as that are function words in most languages, though not listed. */
const MAX_FUNCTION_WORD_LENGTH = 2;
const STOPS = /^[.,;:!?)]/;

/** `set the tariff to … on Monday`: two words between which one has to stand. */
const leavesGap = (before: string, text: string, after: string): boolean => {
  if (text === '' || text.startsWith('(')) return false;
  const hadFigure = /\d/.test(text) && !/\d/.test(before.slice(-ADJACENT_LENGTH) + after.slice(0, ADJACENT_LENGTH));
  if (hadFigure) return true;
  const last = LAST_WORD.exec(before)?.[1]?.toLowerCase();
  const first = FIRST_WORD.exec(after)?.[1]?.toLowerCase();
  if (last === undefined || (first === undefined && !STOPS.test(after))) return false;
  return languages.some(({ functionWords }) => {
    const isSmall = (word: string): boolean => word.length <= MAX_FUNCTION_WORD_LENGTH || functionWords.has(word);
    return isSmall(last) && (first === undefined || isSmall(first));
  });
};

/** A figure that touches the word before it: a footnote mark. */
const isNoteMark = (text: string, written: string): boolean =>
  /^\W?\d{1,3}\W?$/.test(text) && /[\p{L}.,;”’")\]]$/u.test(written);

/** `before` as written, with its spaces. */
const insteadOf = (piece: LeftOutPiece, written: string, after: string): string => {
  const before = written.trimEnd();
  switch (piece.kind) {
    case 'shown': {
      const { text, always = false } = piece;
      if (isNoteMark(text, written)) return '';
      const isLast = after === '' && !SENTENCE_END.test(before) && /\d/.test(text);
      return always || isLast || isWithinSentence(before, text, after) ? text : '';
    }
    case 'unread':
      return isWithinSentence(before, '', after) ? UNREADABLE_PLACEHOLDER : '';
    case 'unsaid':
      return !piece.replaced && isWithinSentence(before, piece.text, after) && leavesGap(before, piece.text, after)
        ? UNREADABLE_PLACEHOLDER
        : '';
  }
};

const STARTS_IN_WORD = /^[\p{L}\p{N}]/u;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;

/** The text of a block with the words for its pieces; a piece within a sentence that cannot be read gets a mark. */
export const withPieces = (text: string, pieces: readonly PlacedPiece[]): string => {
  if (pieces.length === 0 || text.trim().length < MIN_SENTENCE_LENGTH) return text;
  let whole = '';
  /** The end of `whole`, kept apart: taking it from there would be linear each time. */
  let end = '';
  let from = 0;
  const add = (part: string): void => {
    whole += part;
    end = (end + part).slice(-CONTEXT_LENGTH);
  };
  for (const { piece, offset, opensLine, endsLine } of pieces) {
    add(text.slice(from, offset));
    from = offset;
    const after = endsLine ? '' : text.slice(offset, offset + 2 * CONTEXT_LENGTH).trimStart();
    const instead = insteadOf(piece, opensLine ? '' : end, after);
    if (instead === '') continue;
    if (ENDS_IN_WORD.test(end) && STARTS_IN_WORD.test(instead)) add(' ');
    add(instead);
    if (ENDS_IN_WORD.test(instead) && STARTS_IN_WORD.test(text.slice(offset, offset + 2))) add(' ');
  }
  return whole + text.slice(from);
};

/** A text for titles and names, which have no mark of what is missing. */
export const withoutLost = (text: string): string =>
  text.includes(UNREADABLE_PLACEHOLDER)
    ? text.replaceAll(UNREADABLE_PLACEHOLDER, ' ').replace(/ {2,}/g, ' ').trim()
    : text;
