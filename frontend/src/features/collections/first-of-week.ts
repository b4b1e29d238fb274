import type { CollectionItem } from './api/get-folder';
import type { WeekOfFolder, WeekItem } from './api/get-folder-week';

type Groups = WeekOfFolder['groups'];

export const countLines = (items: readonly WeekItem[]): number =>
  items.reduce((sum, { lines }) => sum + lines.length, 0);

export const countWeekLines = ({ groups }: Pick<WeekOfFolder, 'groups'>): number =>
  groups.reduce((sum, { items }) => sum + countLines(items), 0);

/**
 * The first items with at most that many lines together, and their groups. Lines that differ from each other stay
 * together.
 */
export const takeFirst = (groups: Groups, most: number): Groups => {
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

/** Whether one of the trackers published something during a week, whatever the date of the news. */
export const hasPublished = (items: readonly CollectionItem[], { from }: Pick<WeekOfFolder, 'from'>): boolean =>
  items.some((item) => item.type === 'tracker' && item.has_state && item.updated_at >= from);
