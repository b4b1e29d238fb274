import { languages } from '../languages/all';
import { sometimesLast, starters, takeLetter } from '../languages/english/abbreviations';
import { monthWords } from '../languages/english/calendar';
import { matchesIn } from '../words/matches';
import { leadingLabel } from './labels';
import { sentenceSegments } from './segments';

/** A sentence of a block: `text` is a contiguous piece of it without its label. */
export interface Sentence {
  readonly text: string;
  /** Index of its block. */
  readonly block: number;
  /** The offset in the block, including the label, and the offset of the end. */
  readonly from: number;
  readonly to: number;
  /** The removed label, such as `Sec. 2.` or `BACKGROUND:`; empty if there was none. */
  readonly label: string;
  /** Inside a quotation opened by an earlier sentence of the block, so the speaker is unknown. */
  readonly isQuoted: boolean;
}

/** Characters considered on each side of a boundary: bounded, so that a page of abbreviations takes linear time. */
const LOOK_BACK = 80;
const LOOK_AHEAD = 60;

/** Never break after one of these. */
const NEVER_LAST: ReadonlySet<string> = new Set(languages.flatMap(({ abbreviations }) => [...abbreviations]));

const LAST_WORD = /[\p{L}\p{N}.’'&-]+$/u;
/** Elided words before an apostrophe: `l’avv.` */
const ELIDED = /^\p{L}{1,4}[’'](?=\p{L}{2})/u;
const FIRST_WORD = /^[\p{L}\p{N}.’'-]+/u;
/** A small letter, or a mark that closes or continues the text before it. */
const CONTINUING = /^[\p{Ll})\]}”’»,;:.!?%]/u;
const ENUMERATOR = /^\(?(?:\d{1,3}|[ivxlc]{1,5}|[a-zA-Z])[.)]$/;
const NUMBERED_HEAD = /^(?:Section|Sec\.|Article|Art\.|Part|Chapter|Title|§) ?\d{1,3}[A-Za-z]?\.$/;
/** `11.` in `am 11. März`, with the preceding word. */
const ORDINAL = /(?:^|[\s(„])(?:(\p{L}+),? )?\d{1,2}\.$/u;
/** `z. B.`, `u. a.`: one small letter and a period. */
const SMALL_LETTER = /(?:^|[\s(])\p{Ll}\.$/u;
/** `(D.C.)` */
const ABBREVIATED_IN_BRACKETS = /\((?:\p{L}\.){1,4}\)$/u;
/** The end of a sentence followed directly by an opening mark: `。「`. */
const OPENING_AFTER_END = /(?<=[。！？．])[「『（“‘《〈]+$/u;
const LIST_MARK = /[.;:][”"’)]? (?=(?:\((?:[a-zA-Z]|[ivx]{1,4}|\d{1,2})\)|[-•·]) \S)/gu;

const firstWord = (text: string): string => FIRST_WORD.exec(text)?.[0] ?? '';

const isStarter = (word: string): boolean => starters.has(word.replace(/[.’'].*$/, '').toLowerCase());

/** `J.` in `Donald J. Trump`: an initial if a name precedes it, unless a new sentence begins after it. */
const endsInInitial = (before: string, after: string): boolean => {
  if (!/^\p{Lu}\.$/u.test(before.slice(-2))) return false;
  const [previous = '', initial = ''] = before.slice(-40).split(' ').slice(-2);
  if (!/^[“‘"'(]?\p{Lu}\.$/u.test(initial)) return false;
  if (takeLetter.has(previous.toLowerCase())) return false;
  return !isStarter(firstWord(after));
};

const endsInAbbreviation = (before: string, after: string): boolean => {
  if (!before.endsWith('.')) return false;
  const word = before.slice(Math.max(before.length - 24, before.lastIndexOf(' ') + 1));
  const last = (LAST_WORD.exec(word)?.[0] ?? '').replace(ELIDED, '');
  const bare = last.slice(0, -1).toLowerCase();
  const next = firstWord(after);
  if (NEVER_LAST.has(bare)) return bare !== 'no' || /^\d/.test(after);
  if (monthWords.has(bare) && /^\d/.test(after)) return true;
  const dotted = /^(?:\p{Lu}\.){2,}$/u.test(last);
  if (!dotted && !sometimesLast.has(bare)) return false;
  return !isStarter(next) && /^[\p{L}\p{N}(]/u.test(after);
};

/** Languages that write ordinals with a period. */
const withOrdinals = languages.filter(({ beforeOrdinals }) => beforeOrdinals !== undefined);

/** An ordinal: `am 11. März`, `der 7. Senat`. */
const endsInOrdinal = (before: string, after: string): boolean => {
  if (!/^\d\.$/.test(before.slice(-2))) return false;
  const ordinal = ORDINAL.exec(before);
  if (ordinal === null || isStarter(firstWord(after))) return false;
  const next = firstWord(after).toLowerCase();
  const previous = (ordinal[1] ?? '').toLowerCase();
  return withOrdinals.some(
    ({ numbers, beforeOrdinals }) => numbers.months.includes(next) || beforeOrdinals?.has(previous) === true,
  );
};

/** Whether the segmenter's boundary between two pieces of a block is wrong. */
const isFalseBreak = (before: string, after: string): boolean => {
  if (after === '' || CONTINUING.test(after)) return true;
  if (ENUMERATOR.test(before) || NUMBERED_HEAD.test(before) || SMALL_LETTER.test(before.slice(-3))) return true;
  const last = before.slice(-1);
  if ('([“‘'.includes(last) || (last === ')' && ABBREVIATED_IN_BRACKETS.test(before))) return true;
  if (/^[([]/.test(after) && /(?:seq\.|\.\))$/.test(before)) return true;
  return endsInInitial(before, after) || endsInAbbreviation(before, after) || endsInOrdinal(before, after);
};

/** The Greek question mark looks like a semicolon. */
const GREEK_QUESTION = /(?<=\p{Script=Greek});(?= [\p{Lu}«])/gu;

/** Boundaries that the segmenter misses: joined list items (`...; (b)`, `... . - Next`) and Greek questions. */
const furtherBreaks = (block: string): readonly number[] => {
  const questions = block.includes(';') ? block.matchAll(GREEK_QUESTION) : [];
  const breaks = [...questions].map((match) => match.index + 1);
  for (const match of matchesIn(block, LIST_MARK)) {
    const offset = match.index + match[0].length - 1;
    if (!endsInAbbreviation(block.slice(Math.max(0, offset - 24), offset), block.slice(offset + 3, offset + 40)))
      breaks.push(offset);
  }
  return breaks;
};

/** Offsets at which a new piece begins, excluding 0 and the end. */
const breaksOf = (block: string): readonly number[] => {
  const forced = new Set(furtherBreaks(block));
  const kept = [...forced];
  let from = 0;
  for (const segment of sentenceSegments(block)) {
    // Without a space, the segmenter assigns opening marks to the sentence before them.
    const opening = OPENING_AFTER_END.exec(segment.segment)?.[0].length ?? 0;
    const offset = segment.index + segment.segment.trimEnd().length - opening;
    const next = segment.index + segment.segment.length - opening;
    if (next >= block.length) continue;
    if (forced.has(offset)) {
      from = next;
      continue;
    }
    const before = block.slice(Math.max(from, offset - LOOK_BACK), offset).trimStart();
    if (isFalseBreak(before, block.slice(next, next + LOOK_AHEAD).trimStart())) continue;
    kept.push(offset);
    from = next;
  }
  return forced.size === 0 ? kept : [...new Set(kept)].sort((a, b) => a - b);
};

/** Number of open quotations after a piece of text, given the number before it. */
const openQuotes = (piece: string, before: number): number => {
  let open = before;
  for (const mark of piece.match(/[“”"]/g) ?? []) {
    if (mark === '“') open = 1;
    else if (mark === '”') open = 0;
    else open = open === 0 ? 1 : 0;
  }
  return open;
};

const sentencesOfBlock = (block: string, index: number): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  let from = 0;
  let quotes = 0;
  for (const to of [...breaksOf(block), block.length]) {
    const raw = block.slice(from, to);
    const begin = from + raw.length - raw.trimStart().length;
    const whole = raw.trim();
    if (whole !== '') {
      const label = leadingLabel(whole);
      const text = whole.slice(label.length);
      sentences.push({ text, block: index, from: begin, to: begin + whole.length, label, isQuoted: quotes > 0 });
    }
    quotes = openQuotes(raw, quotes);
    from = to;
  }
  return sentences;
};

/** Collapses whitespace. Most text needs no change, so test first. */
export const withSingleSpaces = (text: string): string =>
  (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/** Keeps the record of a page within one append; further paragraphs are not read. */
const MAX_PARAGRAPHS = 5000;

/** A page's paragraphs with whitespace collapsed, without empty ones. */
export const paragraphsWithSingleSpaces = (blocks: readonly string[]): readonly string[] =>
  blocks
    .map(withSingleSpaces)
    .filter((text) => text !== '')
    .slice(0, MAX_PARAGRAPHS);

/** All sentences of a page in order, complete or not, from normalised blocks. */
export const sentencesOf = (blocks: readonly string[]): readonly Sentence[] =>
  blocks.flatMap((block, index) => sentencesOfBlock(block, index));
