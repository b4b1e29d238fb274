import { groupsOf } from '#engine/composition/groups';
import { interleave } from '#engine/editing/sentences-for-editor';
import { bareTitle } from '#engine/stories/titles';
import { groupBy } from '#kernel/grouping';
import { type ItemOfWeek, type LineOfWeek, itemsOf } from './items-of-week';
import type { NewsLine } from './news-line';

/** What can be read in a minute. */
export const MAX_LINES_OF_WEEK = 12;
/** What fits side by side on a screen. */
const MAX_SIDES = 3;

/** The time for comparing grows faster than the number. */
const MAX_COMPARED = 240;

/** Items whose pages share a phrase. */
export interface GroupOfWeek {
  /** The phrase that its titles share; null for those that share none, which come first. */
  readonly heading: string | null;
  readonly items: readonly ItemOfWeek[];
}

export interface ComposedWeek {
  readonly groups: readonly GroupOfWeek[];
  /** Lines for which there is no room. */
  readonly more: number;
}

/** The latest line of an item, which has the final word. */
const lastOf = ({ lines: [first, ...others] }: ItemOfWeek): LineOfWeek => others.at(-1) ?? first;

/** The first of several differing lines, and the latest ones. */
const withFewSides = ({ differsIn, lines: [first, ...others] }: ItemOfWeek): ItemOfWeek => ({
  differsIn,
  lines: [first, ...others.slice(1 - MAX_SIDES)],
});

const RANKS = { contradicted: 1, changed: 1, new: 0 } as const;

/** Interleaves by key: the first of each, then the second of each, and so on. */
const inTurns = <T>(all: readonly T[], keyOf: (each: T) => string): readonly T[] =>
  interleave([...groupBy(all, keyOf).values()], (each) => each);

/** The number of trackers and sites that tell an item. */
const tellersOf = ({ lines }: ItemOfWeek): number => {
  const newsLines = lines.flatMap(({ line, also }) => [line, ...also]);
  return new Set(newsLines.flatMap(({ trackerId, source }) => [trackerId, source.host])).size;
};

interface Weighed {
  readonly item: ItemOfWeek;
  readonly last: LineOfWeek;
  readonly rank: number;
  readonly tellers: number;
}

const weighed = (item: ItemOfWeek): Weighed => {
  const last = lastOf(item);
  return { item, last, rank: RANKS[last.line.kind], tellers: tellersOf(item) };
};

const heaviestFirst = (a: Weighed, b: Weighed): number =>
  b.rank - a.rank || b.tellers - a.tellers || b.last.line.publishedAt.localeCompare(a.last.line.publishedAt);

/**
 * Items on which trackers differ come first, then one of each tracker in turn, so that a busy one leaves room for
 * others.
 */
const mostImportantFirst = (items: readonly ItemOfWeek[]): readonly ItemOfWeek[] => {
  const all = items.map(weighed).sort(heaviestFirst);
  const differing = all.filter(({ item }) => item.differsIn !== null);
  const others = all.filter(({ item }) => item.differsIn === null);
  return [...differing, ...inTurns(others, ({ last }) => last.line.trackerId)].map(({ item }) => item);
};

const fitting = (items: readonly ItemOfWeek[]): readonly ItemOfWeek[] => {
  let room = MAX_LINES_OF_WEEK;
  return items.filter(({ lines }) => {
    if (lines.length > room) return false;
    room -= lines.length;
    return true;
  });
};

/**
 * The tellings to compare. If a week has very many, they are taken from each tracker in turn: changes first, then the
 * newest.
 */
const compared = (newsLines: readonly NewsLine[]): readonly NewsLine[] => {
  if (newsLines.length <= MAX_COMPARED) return newsLines;
  const rank = ({ kind }: NewsLine): number => RANKS[kind];
  const newestFirst = newsLines.toSorted((a, b) => rank(b) - rank(a) || b.publishedAt.localeCompare(a.publishedAt));
  const some = new Set(inTurns(newestFirst, ({ trackerId }) => trackerId).slice(0, MAX_COMPARED));
  return newsLines.filter((newsLine) => some.has(newsLine));
};

const linesIn = (items: readonly ItemOfWeek[]): number => items.reduce((sum, { lines }) => sum + lines.length, 0);

const grouped = (items: readonly ItemOfWeek[], name: ReadonlySet<string>): readonly GroupOfWeek[] => {
  const titled = items.map((item) => {
    const { text, source } = lastOf(item).line;
    return { text, title: bareTitle(source.title, source.publisher) };
  });
  const headings = groupsOf(titled, name);
  const placed = items.map((item, index) => ({ item, heading: headings[index] ?? null }));
  const groups = [...groupBy(placed, ({ heading }) => heading)].map(([heading, members]) => ({
    heading,
    items: members.map(({ item }) => item),
  }));
  return [...groups.filter(({ heading }) => heading === null), ...groups.filter(({ heading }) => heading !== null)];
};

/** Facts about the trackers of a week that comparison needs. */
export interface WeekContext {
  /** Stems and numbers of a tracker's description. */
  readonly topicOf: (trackerId: string) => ReadonlySet<string>;
  /** Stems of the folder's name, which do not make headings in it. */
  readonly name: ReadonlySet<string>;
}

/**
 * Composes at most twelve lines from the tellings of a week, given oldest first: each news once, differing lines side
 * by side, and lines whose titles share a phrase together. No word of them is changed.
 */
export const composeWeek = (newsLines: readonly NewsLine[], { topicOf, name }: WeekContext): ComposedWeek => {
  const some = compared(newsLines);
  const items = itemsOf(some, topicOf);
  const displayed = fitting(mostImportantFirst(items.map(withFewSides)));
  const more = newsLines.length - some.length + linesIn(items) - linesIn(displayed);
  return { groups: grouped(displayed, name), more };
};
