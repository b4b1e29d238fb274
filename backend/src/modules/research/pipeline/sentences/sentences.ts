import { beforeOrdinals, germanMonths, months, neverLast, sometimesLast, starters, takeLetter } from './abbreviations';
import { leadingLabel } from './labels';

/** A sentence of a block: `text` is one contiguous piece of it, its label left off. */
export interface Sentence {
  readonly text: string;
  /** Which block of the page it stands in. */
  readonly block: number;
  /** Where it begins in that block before a label was left off, and where it ends. */
  readonly from: number;
  readonly to: number;
  /** The label that was left off, such as `Sec. 2.` or `BACKGROUND:`; empty where there was none. */
  readonly label: string;
  /** Inside a quotation that an earlier sentence of the block opened, so that nothing says who is quoted. */
  readonly quoted: boolean;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** How much text on each side of a break decides about it: bounded, so that a page of abbreviations costs no more than its length. */
const LOOK_BACK = 80;
const LOOK_AHEAD = 60;

const LAST_WORD = /[\p{L}\p{N}.’'&-]+$/u;
/** What is bound to a word by an apostrophe: `l’avv.` */
const ELIDED = /^\p{L}{1,4}[’'](?=\p{L}{2})/u;
const FIRST_WORD = /^[\p{L}\p{N}.’'-]+/u;
const CLOSING_MARK = /^[)\]}”’»,;:.!?%]/u;
const ENUMERATOR = /^\(?(?:\d{1,3}|[ivxlc]{1,5}|[a-zA-Z])[.)]$/;
const NUMBERED_HEAD = /^(?:Section|Sec\.|Article|Art\.|Part|Chapter|Title|§) ?\d{1,3}[A-Za-z]?\.$/;
/** `11.` in `am 11. März`, with the word before it. */
const ORDINAL = /(?:^|[\s(„])(?:(\p{L}+),? )?\d{1,2}\.$/u;
/** `z. B.`, `u. a.`: one small letter and a period. */
const SMALL_LETTER = /(?:^|[\s(])\p{Ll}\.$/u;
/** An end and, without a gap, the marks that open the next sentence: `。「`. */
const OPENING_AFTER_END = /(?<=[。！？．])[「『（“‘《〈]+$/u;
const LIST_MARK = /[.;:][”"’)]? (?=(?:\((?:[a-zA-Z]|[ivx]{1,4}|\d{1,2})\)|[-•·]) \S)/gu;

const firstWord = (text: string): string => FIRST_WORD.exec(text)?.[0] ?? '';

const isStarter = (word: string): boolean => starters.has(word.replace(/[.’'].*$/, '').toLowerCase());

/** `J.` in `Donald J. Trump`: an initial if a name stands before it, unless what follows opens a sentence. */
const endsInInitial = (before: string, after: string): boolean => {
  const [previous = '', initial = ''] = before.slice(-40).split(' ').slice(-2);
  if (!/^[“‘"'(]?\p{Lu}\.$/u.test(initial)) return false;
  if (takeLetter.has(previous.toLowerCase())) return false;
  return !isStarter(firstWord(after));
};

const endsInAbbreviation = (before: string, after: string): boolean => {
  if (!before.endsWith('.')) return false;
  const last = (LAST_WORD.exec(before.slice(-24))?.[0] ?? '').replace(ELIDED, '');
  const bare = last.slice(0, -1).toLowerCase();
  const next = firstWord(after);
  if (neverLast.has(bare)) return bare !== 'no' || /^\d/.test(after);
  if (months.has(bare) && /^\d/.test(after)) return true;
  const dotted = /^(?:\p{Lu}\.){2,}$/u.test(last);
  if (!dotted && !sometimesLast.has(bare)) return false;
  return !isStarter(next) && /^[\p{L}\p{N}(]/u.test(after);
};

/** A number of an order, as German writes it: `am 11. März`, `der 7. Senat`. */
const endsInOrdinal = (before: string, after: string): boolean => {
  const ordinal = ORDINAL.exec(before);
  if (ordinal === null || isStarter(firstWord(after))) return false;
  return germanMonths.has(firstWord(after).toLowerCase()) || beforeOrdinals.has((ordinal[1] ?? '').toLowerCase());
};

/** Is the break that the segmenter sees between two pieces of a block none? */
const isNoBreak = (before: string, after: string): boolean => {
  if (after === '') return true;
  if (/^\p{Ll}/u.test(after) || CLOSING_MARK.test(after)) return true;
  if (ENUMERATOR.test(before) || NUMBERED_HEAD.test(before) || SMALL_LETTER.test(before)) return true;
  if (/[([“‘]$/.test(before) || /\((?:\p{L}\.){1,4}\)$/u.test(before)) return true;
  if (/^[([]/.test(after) && /(?:seq\.|\.\))$/.test(before)) return true;
  return endsInInitial(before, after) || endsInAbbreviation(before, after) || endsInOrdinal(before, after);
};

/** Greek asks with what looks like a semicolon. */
const GREEK_QUESTION = /(?<=\p{Script=Greek});(?= [\p{Lu}«])/gu;

/** Where the segmenter sees no end: pieces of a list that a page ran together (`...; (b)`, `... . - Next`), Greek questions. */
const furtherBreaks = (block: string): readonly number[] => {
  const breaks = [...block.matchAll(GREEK_QUESTION)].map((match) => match.index + 1);
  for (const match of block.matchAll(LIST_MARK)) {
    const at = match.index + match[0].length - 1;
    if (!endsInAbbreviation(block.slice(Math.max(0, at - 24), at), block.slice(at + 3, at + 40))) breaks.push(at);
  }
  return breaks;
};

/** Offsets at which a new piece begins, 0 and the end left out. */
const breaksOf = (block: string): readonly number[] => {
  const forced = new Set(furtherBreaks(block));
  const kept: number[] = [...forced];
  let from = 0;
  for (const segment of segmenter.segment(block)) {
    // The segmenter takes marks that open the next sentence for ones that close this one, where no gap is written.
    const opening = OPENING_AFTER_END.exec(segment.segment)?.[0].length ?? 0;
    const at = segment.index + segment.segment.trimEnd().length - opening;
    const next = segment.index + segment.segment.length - opening;
    if (next >= block.length) continue;
    if (forced.has(at)) {
      from = next;
      continue;
    }
    const before = block.slice(Math.max(from, at - LOOK_BACK), at).trimStart();
    if (isNoBreak(before, block.slice(next, next + LOOK_AHEAD).trimStart())) continue;
    kept.push(at);
    from = next;
  }
  return [...new Set(kept)].sort((a, b) => a - b);
};

/** How many quotations are open after a piece of text, given how many were before it. */
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
      sentences.push({ text, block: index, from: begin, to: begin + whole.length, label, quoted: quotes > 0 });
    }
    quotes = openQuotes(raw, quotes);
    from = to;
  }
  return sentences;
};

/** White space as a page shows it: one blank, whatever stood in the source. Most text is so already, and asked first. */
export const shown = (text: string): string => (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/** What is remembered of a page fits into one append; what it says beyond this is not read. */
const MOST_PARAGRAPHS = 5000;

/** A page's paragraphs as they are shown, empty ones left out. */
export const shownBlocks = (blocks: readonly string[]): readonly string[] =>
  blocks
    .map(shown)
    .filter((text) => text !== '')
    .slice(0, MOST_PARAGRAPHS);

/** All sentences of a page, in page order, whole or not, from blocks as they are shown. */
export const sentencesOf = (blocks: readonly string[]): readonly Sentence[] =>
  blocks.flatMap((block, index) => sentencesOfBlock(block, index));
