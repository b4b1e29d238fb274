import type { Document } from '#kernel/projection';
import { valueAt } from '#platform/read-store/document-values';

const RANKS = ['undefined', 'number', 'string', 'object', 'boolean'];
const rankOf = (value: unknown): number => RANKS.indexOf(value === null ? 'undefined' : typeof value);

const compare = (left: unknown, right: unknown): number => {
  if (rankOf(left) !== rankOf(right)) return rankOf(left) - rankOf(right);
  if (typeof left === 'object' || left === undefined) return 0;
  const [a, b] = [left as string | number, right as string | number];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Null and missing first, then numbers, then texts; ties by `_id` in the direction of the last key. */
export const byPaths = (sort: Readonly<Record<string, 1 | -1>>) => {
  const keys = Object.entries(sort);
  const tie = keys.at(-1)?.[1] ?? 1;
  return (left: Document, right: Document): number => {
    for (const [path, direction] of keys) {
      const order = compare(valueAt(left, path), valueAt(right, path));
      if (order !== 0) return order * direction;
    }
    return compare(left._id, right._id) * tie;
  };
};
