import type { Line, TrackerSource } from '#features/trackers/api/tracker';
import { repeatsHeadline } from './repeats-headline';

/** A part of a text: the lines from one page. */
export interface TextItem {
  /** Number of its page's first source; null if its line cites several pages or none. */
  readonly source: number | null;
  /** The page's headline; null without a page, or if `lead` says the same. */
  readonly headline: string | null;
  /** The line that stands for the headline, since it says the same; null if there is none. */
  readonly lead: Line | null;
  /** The other lines. */
  readonly lines: readonly Line[];
  /** Number of documents that report its most reported line; null if no more than are cited. */
  readonly mentionCount: number | null;
  /** Numbers of the sources first cited here, for the rail. */
  readonly railSources: readonly number[];
  readonly isPast: boolean;
}

/** A line's sources and those of its remarks of one kind. */
const sourcesWith = (kind: Line['remarks'][number]['kind'], { sources, remarks }: Line): readonly number[] => [
  ...sources,
  ...remarks.flatMap((remark) => (remark.kind === kind ? remark.sources : [])),
];

/**
 * Sources shown next to a line: its own, and the source of the finding that it contradicts. Other remarks have theirs
 * in their cards.
 */
export const getSourcesBeside = (line: Line): readonly number[] => sourcesWith('contradicts', line);

/** Whether a line is the title of its page, which stands for a page without a sentence on the event. */
export const isTitleLine = ({ text }: Pick<Line, 'text'>, source: TrackerSource | undefined): boolean =>
  source !== undefined && (text === source.headline || (text !== source.quote && source.title.includes(text)));

/** Omits a page's title if there are other lines, since it is their headline. */
const withoutTitle = (lines: readonly Line[], page: TrackerSource | undefined): readonly Line[] => {
  const others = lines.filter((line) => !isTitleLine(line, page));
  return others.length === 0 ? lines : others;
};

/** The largest number of mentions among the claims that the lines quote; null if none is known. */
const maxMentions = (lines: readonly Line[], sources: readonly TrackerSource[]): number | null => {
  const counts = lines.flatMap((line) => line.sources.flatMap((n) => sources[n - 1]?.mentions ?? []));
  return counts.length === 0 ? null : Math.max(...counts);
};

interface Piece {
  readonly source: number | null;
  readonly isPast: boolean;
  readonly lines: Line[];
}

/** The page that all sources of a line are from. */
const findSharedPage = ({ sources: cited }: Line, sources: readonly TrackerSource[]): string | null => {
  const [page, ...others] = new Set(cited.flatMap((n) => sources[n - 1]?.url ?? []));
  return page === undefined || others.length > 0 ? null : page;
};

/** `byPage`: groups the lines of a page, in the order of first mention; else each line is an item. */
export const groupItems = (
  lines: readonly Line[],
  sources: readonly TrackerSource[],
  { byPage }: { readonly byPage: boolean } = { byPage: true },
): readonly TextItem[] => {
  const pieces: Piece[] = [];
  const ofPage = new Map<string, Piece>();
  for (const line of lines) {
    const isPast = line.past === true;
    const page = findSharedPage(line, sources);
    const key = page === null || !byPage ? null : `${isPast} ${page}`;
    const known = key === null ? undefined : ofPage.get(key);
    if (known !== undefined) {
      known.lines.push(line);
      continue;
    }
    const piece = { source: page === null ? null : line.source, isPast, lines: [line] };
    pieces.push(piece);
    if (key !== null) ofPage.set(key, piece);
  }

  const seenSources = new Set<number>();
  return pieces.map(({ source, isPast, lines: all }) => {
    const page = source === null ? undefined : sources[source - 1];
    const shownLines = withoutTitle(all, page);
    const railSources = [...new Set(shownLines.flatMap(getSourcesBeside))].filter((n) => !seenSources.has(n));
    railSources.forEach((n) => seenSources.add(n));
    const headline = byPage ? page?.headline : undefined;
    const repeats = ({ text }: Line): boolean => headline !== undefined && repeatsHeadline(headline, text);
    const lead = (shownLines.length === all.length ? shownLines.find(repeats) : undefined) ?? null;
    return {
      source,
      headline: lead === null ? (headline ?? null) : null,
      lead,
      mentionCount: maxMentions(shownLines, sources),
      lines: shownLines.filter((line) => line !== lead),
      railSources,
      isPast,
    };
  });
};

/**
 * Texts of lines and of what they cite, with the earlier findings that they replace: a line may be its page's title
 * instead of its finding.
 */
export const collectTexts = (lines: readonly Line[], sources: readonly TrackerSource[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => [
      line.text,
      ...sourcesWith('no_longer_holds', line).flatMap((n) => sources[n - 1]?.quote ?? []),
    ]),
  );
