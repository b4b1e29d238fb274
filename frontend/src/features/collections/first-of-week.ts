import type { CollectionItem } from './api/get-folder';
import type { WeekOfFolder, WeekItem, WeekLine } from './api/get-folder-week';

type Groups = WeekOfFolder['groups'];

export const countLines = (items: readonly WeekItem[]): number =>
  items.reduce((sum, { lines }) => sum + lines.length, 0);

export const countWeekLines = ({ groups }: Pick<WeekOfFolder, 'groups'>): number =>
  groups.reduce((sum, { items }) => sum + countLines(items), 0);

const weights: Readonly<Record<WeekLine['kind'], number>> = { contradicted: 0, changed: 1, new: 2 };

const getWeight = ({ lines }: WeekItem): number => Math.min(...lines.map(({ kind }) => weights[kind]));

const isMerelyNew = (item: WeekItem): boolean => item.differs_in === null && getWeight(item) === weights.new;

const byWeight = (one: WeekItem, other: WeekItem): number =>
  Number(isMerelyNew(one)) - Number(isMerelyNew(other)) || getWeight(one) - getWeight(other);

/** The groups with what ended first in each, then what changed or differs. */
export const inOrder = (groups: Groups): Groups =>
  groups.map((group) => ({ ...group, items: [...group.items].sort(byWeight) }));

/**
 * All that ended, changed or differs; then what is new, as long as there are no more than `maxLines` lines. Without the
 * headings of the groups, which would put what is new between.
 */
export const takeFirst = (groups: Groups, maxLines: number): Groups => {
  const items = groups.flatMap((group) => group.items).sort(byWeight);
  const first = items.filter((item, index) => !isMerelyNew(item) || countLines(items.slice(0, index + 1)) <= maxLines);
  return first.length === 0 ? [] : [{ heading: null, items: first }];
};

/** Items of one tracker. */
export interface OfTracker {
  /** Null for an item whose lines are from several trackers. */
  readonly tracker: WeekLine['told'] | null;
  readonly items: readonly WeekItem[];
}

const findCommonTracker = ({ lines }: WeekItem): WeekLine['told'] | null => {
  const [told, ...others] = lines.map((line) => line.told);
  return told !== undefined && others.every(({ tracker_id }) => tracker_id === told.tracker_id) ? told : null;
};

/** Items by tracker, in the order of its first, so that the tracker is named once. */
export const byTracker = (items: readonly WeekItem[]): readonly OfTracker[] => {
  const groups = new Map<string | WeekItem, { tracker: WeekLine['told'] | null; items: WeekItem[] }>();
  for (const item of items) {
    const tracker = findCommonTracker(item);
    const key = tracker?.tracker_id ?? item;
    const group = groups.get(key) ?? { tracker, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** Whether one of the trackers published something during a week, whatever the date of the news. */
export const hasPublished = (items: readonly CollectionItem[], { from }: Pick<WeekOfFolder, 'from'>): boolean =>
  items.some((item) => item.type === 'tracker' && item.has_state && item.updated_at >= from);
