import type { PageStart } from '#pages/read-page';
import type { DocumentText, TextParagraph } from '../document-text';
import { type BodyType, bodyTypeOf, headingOfParagraph } from './heading-of-paragraph';
import { joinedLines, type WordsOnPage, wordsOnPage } from './hyphens';
import { type PrintedLine, type FontSpan, textOfLine } from './printed-line';
import { inReadingOrder } from './reading-order';
import { type PrintedPage, withoutRunningLines } from './running-lines';
import { withKnownSigns } from './unknown-signs';

/** Lengths in heights of letters. */
const INDENT = 0.6;
const SHORT_LINE_RATIO = 1.5;
/** Times the usual distance of two lines. */
const GAP = 1.3;
const OTHER_SIZE = 0.08;

const ENDS = /[.:;!?][”’")\]]*$/;
const ENUMERATOR = /^(?:\([\p{L}\p{N}]{1,5}\)|[-–•·*▪◦]|\d{1,3}[.)]) /u;

interface PlacedLine extends PrintedLine {
  readonly page: number;
  readonly text: string;
  /** The right edge of its column. */
  readonly edge: number;
  readonly leading: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lines with the edge of their column and the distance that is usual on their page. */
const placed = ({ lines }: PrintedPage, page: number): readonly PlacedLine[] => {
  const ordered = inReadingOrder(lines);
  const steps = ordered.map(({ y }, index) => y - (ordered[index - 1]?.y ?? y)).filter((step) => step > 1);
  const leading = median(steps);
  return ordered.map((line) => {
    let edge = line.right;
    for (const { left, right } of ordered) if (right > edge && left < line.right && right > line.left) edge = right;
    return { ...line, page, text: textOfLine(line).replace(/\s+/g, ' ').trim(), edge, leading };
  });
};

/** Whether one line is above the other, at least in part. */
const areStacked = (line: PlacedLine, next: PlacedLine): boolean => line.left < next.right && next.left < line.right;

const endsParagraph = (line: PlacedLine, next: PlacedLine): boolean => {
  if (line.table !== undefined || next.table !== undefined) return true;
  if (Math.abs(line.size - next.size) > OTHER_SIZE * line.size) return true;
  const isShort = line.right < line.edge - SHORT_LINE_RATIO * line.size;
  if (line.page !== next.page || next.y < line.y)
    return ENDS.test(line.text) && (isShort || ENUMERATOR.test(next.text));
  if (!areStacked(line, next)) return true;
  if (next.y - line.y > GAP * line.leading) return true;
  if (next.left - line.left > INDENT * line.size) return true;
  return ENDS.test(line.text) && (isShort || ENUMERATOR.test(next.text));
};

const groupsOf = (lines: readonly PlacedLine[]): readonly (readonly PlacedLine[])[] => {
  const groups: PlacedLine[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    if (open === undefined || last === undefined || endsParagraph(last, line)) groups.push([line]);
    else open.push(line);
  }
  return groups;
};

const spansOf = (lines: readonly PlacedLine[]): readonly FontSpan[] =>
  lines.flatMap(({ spans }) => [...spans, { text: ' ', font: '' }]);

type Block = Pick<TextParagraph, 'text' | 'starts'>;

const blockOf = (lines: readonly PlacedLine[], written: WordsOnPage): Block => {
  const { text, begins } = joinedLines(
    lines.map((line) => line.text),
    written,
  );
  const starts = lines.flatMap(({ page }, index) =>
    lines[index - 1]?.page === page ? [] : [{ page, at: begins[index] ?? 0 } satisfies PageStart],
  );
  return { text, starts };
};

/** A block without its first characters. */
const withoutOpening = ({ text, starts }: Block, opening: string): Block => {
  const cut = text.length - text.slice(opening.length).trimStart().length;
  const before = starts.filter(({ at }) => at <= cut).at(-1);
  return {
    text: text.slice(cut),
    starts: starts
      .filter((start) => start === before || start.at > cut)
      .map(({ page, at }) => ({ page, at: Math.max(0, at - cut) })),
  };
};

/** Headings are separate paragraphs, and are also attached to the paragraphs under them. */
const paragraphsOf = (
  groups: readonly (readonly PlacedLine[])[],
  body: BodyType,
  written: WordsOnPage,
): readonly TextParagraph[] => {
  const paragraphs: TextParagraph[] = [];
  let heading: string | null = null;
  for (const lines of groups) {
    const block = blockOf(lines, written);
    const table = lines[0]?.table;
    if (table !== undefined) {
      paragraphs.push({ ...block, heading, isHeading: false, table });
      continue;
    }
    const found = headingOfParagraph({ spans: spansOf(lines), size: lines[0]?.size ?? 0 }, body, block.text);
    if (found !== null) {
      const [start] = block.starts;
      heading = found;
      paragraphs.push({ text: found, heading: null, isHeading: true, starts: start === undefined ? [] : [start] });
    }
    const rest = found === null ? block : withoutOpening(block, found);
    if (rest.text !== '') paragraphs.push({ ...rest, heading, isHeading: false });
  }
  return paragraphs;
};

export const documentTextOf = (printed: readonly PrintedPage[]): DocumentText => {
  const pages = withKnownSigns(withoutRunningLines(printed));
  const lines = pages.flatMap((page, index) => placed(page, index + 1)).filter(({ text }) => text !== '');
  const written = wordsOnPage(lines.map(({ text }) => text));
  return {
    pages: pages.map(({ label, lines: own }) => ({ label, hasText: own.length > 0 })),
    paragraphs: paragraphsOf(groupsOf(lines), bodyTypeOf(lines), written),
  };
};
