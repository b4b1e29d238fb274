import type { TrackerSource } from './api/tracker';
import { splitRemarks } from './remarks';
import { saysTheSame } from './says-the-same';

/** A piece of a text: what one page tells. */
export interface Item<Line> {
  /** Number of its page's first source; null if its line cites several pages or none. */
  readonly source: number | null;
  /** The page's headline; null without a page, or if a line says the same. */
  readonly headline: string | null;
  readonly lines: readonly Line[];
  /** How many documents tell its most told line; null if no more than are cited. */
  readonly toldBy: number | null;
  /** Numbers of the sources that no earlier item cites, for the rail. */
  readonly notes: readonly number[];
  readonly past: boolean;
}

export interface Cited {
  readonly text: string;
  /** 1-based indices into the sources. */
  readonly cites: readonly number[];
  /** Of what it overrules, of what overrules it or a part of it: in the rail, but not its page. */
  readonly beside?: readonly number[];
  /** The source of the line itself, if a remark behind it cites others. */
  readonly own?: number | undefined;
  /** Overtaken since it was written; such lines are items of their own. */
  readonly past?: boolean;
}

const MARKER = /\s*\[(\d{1,3})\]/g;

/**
 * A line by what it cites, as it is written with its markers; numbers beyond `sourceCount` are no markers. What its remarks cite is no
 * source of the line itself. A line that quotes what no longer holds belongs to the page of the quote, not to the one that ended
 * it, which it cites before.
 */
export const citedBy = (written: string, sourceCount: number): Cited => {
  const isCited = (n: string): boolean => Number(n) >= 1 && Number(n) <= sourceCount;
  const cited = (text: string) => [...text.matchAll(MARKER)].flatMap(([, n = '']) => (isCited(n) ? [Number(n)] : []));
  const { own, remarks } = splitRemarks(written.trim());
  const text = own.replace(MARKER, (marker, n: string) => (isCited(n) ? '' : marker));
  const [cites, beside] = [cited(own), cited(remarks)];
  const [first, ...others] = cites;
  if (first !== undefined && others.length > 0 && text.startsWith('No longer holds'))
    return { text, cites: others.slice(0, 1), beside: [first, ...others.slice(1), ...beside] };
  return beside.length === 0 ? { text, cites } : { text, cites, beside, own: first };
};

interface Piece<Line> {
  readonly source: number | null;
  readonly past: boolean;
  readonly lines: Line[];
}

/** One item per page, in the order of first mention. */
export const itemsOf = <Line>(
  lines: readonly Line[],
  sources: readonly TrackerSource[],
  citedOf: (line: Line) => Cited,
): readonly Item<Line>[] => {
  const pieces: Piece<Line>[] = [];
  const ofPage = new Map<string, Piece<Line>>();
  for (const line of lines) {
    const { cites, past = false } = citedOf(line);
    const [page, ...otherPages] = new Set(cites.flatMap((n) => sources[n - 1]?.url ?? []));
    const item = page === undefined || otherPages.length > 0 ? undefined : `${past} ${page}`;
    const known = item === undefined ? undefined : ofPage.get(item);
    if (known !== undefined) {
      known.lines.push(line);
      continue;
    }
    const piece = { source: item === undefined ? null : (cites[0] ?? null), past, lines: [line] };
    pieces.push(piece);
    if (item !== undefined) ofPage.set(item, piece);
  }

  const noted = new Set<number>();
  return pieces.map(({ source, past, lines: all }) => {
    const page = source === null ? undefined : sources[source - 1];
    const told = withoutTitle(all, (line) => isTitle(citedOf(line).text, page));
    const cited = told.map(citedOf);
    const notes = [...new Set(cited.flatMap(({ cites, beside = [] }) => [...cites, ...beside]))].filter(
      (n) => !noted.has(n),
    );
    notes.forEach((n) => noted.add(n));
    const headline = page?.headline;
    const isTold =
      headline === undefined || (told.length === all.length && cited.some(({ text }) => saysTheSame(headline, text)));
    return { source, headline: isTold ? null : headline, toldBy: toldBy(cited, sources), lines: told, notes, past };
  });
};

/** A page without a sentence that tells what happened is told by its title. */
export const isTitle = (text: string, source: TrackerSource | undefined): boolean =>
  source !== undefined && (text === source.headline || (text !== source.quote && source.title.includes(text)));

/** A title before other lines of its page is the headline of all. */
const withoutTitle = <Line>(lines: readonly Line[], isTitleLine: (line: Line) => boolean): readonly Line[] => {
  const others = lines.filter((line) => !isTitleLine(line));
  return others.length === 0 ? lines : others;
};

/** Of the claims that the lines quote. */
export const toldBy = (lines: readonly Cited[], sources: readonly TrackerSource[]): number | null => {
  const counts = lines.flatMap(({ cites }) => cites.flatMap((n) => sources[n - 1]?.mentions ?? []));
  return counts.length === 0 ? null : Math.max(...counts);
};
