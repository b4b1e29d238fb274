import type { Document, ReadModel } from '#kernel/projection';
import { valueAt } from './document-values';
import { followingOn } from './newest-first';
import type { PageRequest } from './page';
import type { Lists, ReadStore } from './read-store';

/** MongoDB merges the lists of a find by itself, in the order of their index, up to 200 of them. */
const LISTS_A_FIND = 100;

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byAge =
  (by: string) =>
  (a: Document, b: Document): number =>
    compared(String(valueAt(b, by)), String(valueAt(a, by))) || compared(b._id, a._id);

/** `ReadStore.newest` where a find of several values reads no more of each list than it needs. */
export const newestByFinds = async <D extends Document>(
  reads: Pick<ReadStore, 'find'>,
  model: ReadModel<D>,
  { of, among, by }: Lists<D>,
  { limit, after }: PageRequest,
): Promise<readonly D[]> => {
  const values = [...new Set(among)];
  const parts = Array.from({ length: Math.ceil(values.length / LISTS_A_FIND) }, (_none, part) =>
    values.slice(part * LISTS_A_FIND, (part + 1) * LISTS_A_FIND),
  );
  const found = await Promise.all(
    parts.map((part) =>
      reads.find<Document>(
        model,
        { $and: [{ [of]: { $in: part }, [by]: { $gte: '' } }, followingOn(by, after)] },
        { sort: { [by]: -1, _id: -1 }, limit },
      ),
    ),
  );
  return found.flat().sort(byAge(by)).slice(0, limit) as readonly Document[] as readonly D[];
};
