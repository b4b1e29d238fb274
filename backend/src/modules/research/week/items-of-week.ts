import { lineIndex, repeatsLine } from '#engine/compare/lines';
import { type LineDifference, differenceBetween, isSameNews, type ComparableLine, comparableLine } from './difference';
import type { NewsLine } from './news-line';

/** A line with the other lines on the same news. */
export interface LineOfWeek {
  readonly line: NewsLine;
  readonly also: readonly NewsLine[];
}

/** A line, or lines that differ about the same thing, oldest page first. */
export interface ItemOfWeek {
  /** How its lines differ; null for a single line. */
  readonly differsIn: LineDifference | null;
  readonly lines: readonly [LineOfWeek, ...LineOfWeek[]];
}

/** Minimum likeness for lines to be compared, and maximum number of lines that each is compared with. */
const nearness = { likeness: 0.15, most: 12 };

interface Placed extends ComparableLine {
  readonly newsLines: NewsLine[];
  readonly item: Item;
}

interface Item {
  readonly sides: Placed[];
  differsIn: LineDifference | null;
}

/** The line to show: first one that reports a change or an end; otherwise the current words of a reworded page. */
const leadingOf = (newsLines: readonly NewsLine[]): NewsLine | undefined => {
  const [first] = newsLines;
  const reworded = newsLines.findLast(({ source, text }) => source.url === first?.source.url && text !== first.text);
  return newsLines.find(({ kind }) => kind !== 'new') ?? reworded ?? first;
};

const linesOfNews = ({ newsLines }: Placed): readonly LineOfWeek[] => {
  const newsLine = leadingOf(newsLines);
  return newsLine === undefined ? [] : [{ line: newsLine, also: newsLines.filter((each) => each !== newsLine) }];
};

const byDate = (a: Placed, b: Placed): number => a.publishedAtMs - b.publishedAtMs;

const finished = ({ sides, differsIn }: Item): readonly ItemOfWeek[] => {
  const [first, ...others] = [...sides].sort(byDate).flatMap(linesOfNews);
  return first === undefined ? [] : [{ differsIn, lines: [first, ...others] }];
};

/** The line that a line contradicts, shown next to it even if no tracker told it this week. */
const quotedBy = ({ contradicts, ...newsLine }: NewsLine): NewsLine | null => {
  if (contradicts === null) return null;
  const { quote: text, source } = contradicts;
  return { ...newsLine, claimId: null, kind: 'new', text, title: null, was: null, source, contradicts: null };
};

/**
 * The news lines of a week, oldest first, each news once, with differing ones together. `topicOf`: stems and numbers of
 * a tracker's description.
 */
export const itemsOf = (
  newsLines: readonly NewsLine[],
  topicOf: (trackerId: string) => ReadonlySet<string>,
): readonly ItemOfWeek[] => {
  const index = lineIndex<Placed>();
  const items: Item[] = [];
  const prepared = (newsLine: NewsLine): ComparableLine => comparableLine(newsLine, topicOf(newsLine.trackerId));
  const nearTo = ({ stems }: ComparableLine): readonly Placed[] =>
    index.near(stems, nearness.likeness).slice(0, nearness.most);
  const newItem = (): Item => {
    const item: Item = { sides: [], differsIn: null };
    items.push(item);
    return item;
  };
  const place = (line: ComparableLine, item: Item): Placed => {
    const placed = { ...line, item, newsLines: [line.line] };
    item.sides.push(placed);
    index.add(placed);
    return placed;
  };
  const opposed = (line: ComparableLine, difference: LineDifference, { item }: Placed): void => {
    item.differsIn ??= difference;
    place(line, item);
  };

  for (const newsLine of newsLines) {
    const line = prepared(newsLine);
    const near = nearTo(line);
    const known = near.find(({ text }) => text === line.text);
    if (known !== undefined) {
      known.newsLines.push(newsLine);
      continue;
    }
    const quoted = quotedBy(newsLine);
    if (quoted !== null) {
      const earlier = prepared(quoted);
      const earlierLine = nearTo(earlier).find((each) => each.text === earlier.text || repeatsLine(earlier, each));
      opposed(line, 'outcome', earlierLine ?? place(earlier, newItem()));
      continue;
    }
    const [other] = near.flatMap((each) => {
      const difference = differenceBetween(each, line);
      return difference === null ? [] : [{ each, difference }];
    });
    if (other !== undefined) {
      opposed(line, other.difference, other.each);
      continue;
    }
    const same = near.find((earlier) => isSameNews(earlier, line));
    if (same === undefined) place(line, newItem());
    else same.newsLines.push(newsLine);
  }
  return items.flatMap(finished);
};
