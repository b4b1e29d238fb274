import { calendarDay } from '#kernel/calendar';
import { type MarkedText, markWords } from '#modules/images/published';
import { struckLinesOf } from '#modules/research/published';
import { NotUpToDate } from '#platform/read-store/find-up-to-date';
import type { ReadStore } from '#platform/read-store/read-store';
import type { Search } from '#platform/search/search';
import { searchWords } from '#platform/search/words';
import {
  type KeptLine,
  type TrackerLines,
  keptLines,
  trackerLines,
} from '#projections/explore/tracker-lines/tracker-lines.projection';
import { type QueryWord, queryWordsOf, matchesOrRespellings } from './query-word';

/** A line about what was asked for. */
export interface LineFound {
  readonly trackerId: string;
  readonly title: string;
  readonly claimId: string | null;
  /** Null if the overview has it. */
  readonly updateId: string | null;
  /** With the words marked, and cut around them if it is long. */
  readonly marked: MarkedText;
  readonly host: string;
  /** The day of its source or, without one, of its update; null if neither is known. */
  readonly day: string | null;
}

export interface LineSearch {
  readonly text: string;
  /** Sections of Explore, and before them the id of a user who looks among private trackers as well: these go first. */
  readonly audiences: readonly string[];
  /** How many trackers at most. */
  readonly trackers: number;
  /** How many lines of a tracker at most. */
  readonly linesOfEach: number;
  /** Leaves out a sentence that another tracker tells, too, after the first of them. */
  readonly eachOnce: boolean;
}

/** Trackers looked at for each one shown: of some, the lines that matched are struck, or their words stand in different ones. */
const CANDIDATES_PER_TRACKER = 2;

const dayOfLine = ({ published_at: published, update_id: updateId, at }: KeptLine): string | null =>
  calendarDay(published) ?? (updateId === null ? null : calendarDay(at));

/** A line with the words of it that were meant. */
interface Match {
  readonly line: KeptLine;
  /** How many of the words that were asked for it has. */
  readonly count: number;
  /** The line's words as written. */
  readonly words: ReadonlySet<string>;
}

const matchOf = (line: KeptLine, words: readonly QueryWord[]): Match => {
  const held = searchWords(line.text);
  const meant = words.map((word) => matchesOrRespellings(word, held));
  return { line, count: meant.filter(({ length }) => length > 0).length, words: new Set(meant.flat()) };
};

/**
 * The lines with the most of the words, at least with half of them: the newest first, those of overviews before others of a
 * day.
 */
const bestOf = (lines: readonly KeptLine[], words: readonly QueryWord[]): readonly Match[] => {
  const matches = lines.map((line) => matchOf(line, words));
  const most = Math.max(...matches.map(({ count }) => count));
  if (most < Math.max(1, words.length / 2)) return [];
  const when = ({ line: { published_at: published, at } }: Match): string => published ?? at;
  return matches
    .filter(({ count }) => count === most)
    .toSorted((one, other) => Number(when(other) > when(one)) - Number(when(other) < when(one)));
};

const candidates = async (
  { audiences, trackers }: LineSearch,
  text: string,
  searches: Search,
): Promise<readonly TrackerLines[]> => {
  const limit = trackers * CANDIDATES_PER_TRACKER;
  const found = await Promise.all(
    audiences.map((facet) => searches.search(trackerLines, { text, facet }, { limit, after: null })),
  );
  return found.flatMap(({ rows }) => rows);
};

/** What was found; nothing while what trackers told is read for the first time. */
export const orNothingWhileBuilding = async <Found>(finding: Promise<readonly Found[]>): Promise<readonly Found[]> => {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof NotUpToDate) return [];
    throw error;
  }
};

/** Published lines about what was asked for, the best matches first, then the newest. */
export const linesFound = async (
  looking: LineSearch,
  reads: ReadStore,
  searches: Search,
): Promise<readonly LineFound[]> => {
  const words = queryWordsOf(looking.text);
  if (words.length === 0) return [];
  const text = words.map(({ word }) => word).join(' ');
  const trackers = await candidates(looking, text, searches);
  if (trackers.length === 0) return [];
  const ids = trackers.map(({ _id }) => _id);
  const titles = new Map(trackers.map(({ _id, title }) => [_id, title]));
  const isStruck = await struckLinesOf(reads, ids);
  const lines = trackers
    .flatMap(keptLines)
    .filter(({ tracker_id: trackerId, quote, text: said }) => !isStruck({ trackerId, quote: quote ?? said }));
  const publishedLines = new Set<string>();
  const displayed = new Map<string, number>();
  return bestOf(lines, words).flatMap(({ line, words: meant }): readonly LineFound[] => {
    const { tracker_id: trackerId, text: whole, claim_id: claimId, update_id: updateId, host } = line;
    const said = markWords(whole, meant);
    const before = displayed.get(trackerId) ?? 0;
    const isFull = before === 0 ? displayed.size >= looking.trackers : before >= looking.linesOfEach;
    // An overview tells again what an update told, and what reads alike is read once.
    const own = [...(claimId === null ? [] : [claimId]), said.text].map((key) => `${trackerId} ${key}`);
    const keys = looking.eachOnce ? [...own, whole] : own;
    if (isFull || keys.some((key) => publishedLines.has(key))) return [];
    keys.forEach((key) => publishedLines.add(key));
    displayed.set(trackerId, before + 1);
    return [
      { trackerId, title: titles.get(trackerId) ?? '', claimId, updateId, marked: said, host, day: dayOfLine(line) },
    ];
  });
};
