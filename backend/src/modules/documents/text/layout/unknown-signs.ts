import { UNKNOWN_SIGN } from '#kernel/unreadable-text';
import type { PrintedPage } from './running-lines';

/** Characters that fonts without a proper table give for a glyph: control characters, private ones, or U+FFFD. */
const UNKNOWN = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd]/;
const EACH = new RegExp(UNKNOWN.source, 'g');
/** A private character at the beginning of a line, which is a bullet. */
const BULLET = new RegExp(String.raw`^\s*${UNKNOWN.source}(?=\s)`);
const WORD = /[\p{L}\p{M}’'\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd]+/gu;

/** Letters that are set as one glyph, which is what tables lack most. */
const LIGATURES = ['ffi', 'ffl', 'ff', 'fi', 'fl', 'ft', 'fj', 'tt', 'ti'];
/** Maximum number of unknown signs of one word; each may be any ligature. */
const MAX_UNKNOWN_SIGNS = 2;

/** A word with each possible ligature in its place. */
const readings = (word: string): readonly string[] => {
  const parts = word.split(EACH);
  if (parts.length - 1 > MAX_UNKNOWN_SIGNS) return [];
  return parts
    .slice(1)
    .reduce<readonly string[]>(
      (before, part) => before.flatMap((start) => LIGATURES.map((letters) => start + letters + part)),
      [parts[0] ?? ''],
    );
};

const wordsIn = (pages: readonly PrintedPage[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const { lines } of pages)
    for (const { spans } of lines)
      for (const { text } of spans)
        for (const word of text.toLowerCase().normalize('NFKC').match(WORD) ?? [])
          if (!UNKNOWN.test(word)) words.add(word);
  return words;
};

/**
 * Pages with every glyph that no table explains as the letters that the word has elsewhere in the document, or else as an
 * unknown sign.
 */
export const withKnownSigns = (pages: readonly PrintedPage[]): readonly PrintedPage[] => {
  const isConcerned = ({ lines }: PrintedPage): boolean =>
    lines.some(({ spans }) => spans.some(({ text }) => UNKNOWN.test(text)));
  if (!pages.some(isConcerned)) return pages;
  const known = wordsIn(pages);
  const read = (word: string): string => {
    if (!UNKNOWN.test(word)) return word;
    const [only, ...others] = readings(word).filter((each) => known.has(each.toLowerCase()));
    return only === undefined || others.length > 0 ? word.replace(EACH, UNKNOWN_SIGN) : only;
  };
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      spans: line.spans.map((span, index) => ({
        ...span,
        text: (index === 0 ? span.text.replace(BULLET, '•') : span.text).replace(WORD, read),
      })),
    })),
  }));
};
