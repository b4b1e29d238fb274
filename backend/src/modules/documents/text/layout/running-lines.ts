import { type PrintedLine, textOfLine } from './printed-line';

export interface PrintedPage {
  /** Label that the file gives the page; null if it has none. */
  readonly label: string | null;
  /** Points. */
  readonly height: number;
  readonly lines: readonly PrintedLine[];
}

/** The part of a page’s height, at the top and at the bottom, that contains headers and footers. */
const MARGIN = 0.12;
/** Smallest share of the pages on which a running line repeats; on fewer, it is text. Heads of left and right pages differ. */
const SMALLEST_SHARE = 0.3;
const FEWEST_PAGES = 2;
/** Points: two lines as near as that are at the same height. */
const SAME_HEIGHT = 3;

const PAGE_NUMBER = /^(?:\d{1,6}|[ivxlc]{1,7}|[A-Z]{1,2}-?\d{1,4})$/;

/** Text and height of a line without its digits, so that it repeats on pages whose numbers differ. */
const patternOf = (line: PrintedLine): string =>
  `${Math.round(line.y / SAME_HEIGHT)}/${textOfLine(line).replace(/\d+/g, '#').trim()}`;

const isAtEdge = ({ y }: PrintedLine, { height }: PrintedPage): boolean =>
  y < MARGIN * height || y > (1 - MARGIN) * height;

/** Pages without the lines that repeat at the same place; a number among these is the page’s label. */
export const withoutRunningLines = (pages: readonly PrintedPage[]): readonly PrintedPage[] => {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const patterns = new Set(page.lines.filter((line) => isAtEdge(line, page)).map(patternOf));
    for (const pattern of patterns) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  const enough = Math.max(FEWEST_PAGES, SMALLEST_SHARE * pages.length);
  return pages.map((page) => {
    const isRunning = (line: PrintedLine): boolean =>
      isAtEdge(line, page) && (counts.get(patternOf(line)) ?? 0) >= enough;
    const numbers = page.lines
      .filter(isRunning)
      .map((line) => textOfLine(line).trim().split(' ')[0] ?? '')
      .filter((text) => PAGE_NUMBER.test(text));
    return {
      ...page,
      label: page.label ?? numbers[0] ?? null,
      lines: page.lines.filter((line) => !isRunning(line)),
    };
  });
};
