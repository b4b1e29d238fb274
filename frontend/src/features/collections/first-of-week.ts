import type { Item } from './published/api/get-collection';
import type { CollectionWeek, WeekItem } from './api/get-collection-week';

type Groups = CollectionWeek['groups'];

export const linesIn = (items: readonly WeekItem[]): number => items.reduce((sum, { lines }) => sum + lines.length, 0);

export const linesOf = ({ groups }: Pick<CollectionWeek, 'groups'>): number =>
  groups.reduce((sum, { items }) => sum + linesIn(items), 0);

/**
 * The first items with at most that many lines together, and their groups. Lines that differ from each other stay
 * together.
 */
export const firstOf = (groups: Groups, most: number): Groups => {
  let room = most;
  return groups.flatMap((group) => {
    const items = group.items.filter(({ lines }) => {
      const fits = lines.length <= room;
      room = fits ? room - lines.length : 0;
      return fits;
    });
    return items.length === 0 ? [] : [{ ...group, items }];
  });
};

/** Whether one of the trackers published something in a week, whatever its date. */
export const hasPublished = (items: readonly Item[], { from }: Pick<CollectionWeek, 'from'>): boolean =>
  items.some((item) => item.type === 'tracker' && item.has_state && item.updated_at >= from);
