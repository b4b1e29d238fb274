import type { Document, ReadModel } from '#kernel/projection';
import { valueAt } from './document-values';
import type { Page, PageRequest, Cursor } from './page';
import type { Lists, ReadStore } from './read-store';

interface List<D extends Document> {
  /** Equality conditions; together with `by` they match an index. */
  readonly where: Partial<D>;
  /** An immutable time, so that no document is skipped or repeated between pages. */
  readonly by: keyof D & string;
}

/** The bound uses the index; the alternatives exclude ties. */
export const followingOn = (by: string, after: Cursor | null) =>
  after === null ? {} : { [by]: { $lte: after.at }, $or: [{ [by]: { $lt: after.at } }, { _id: { $lt: after.id } }] };

/** A page of a list, newest first, by keyset: deep pages cost no more than the first. */
export const newestFirst = async <D extends Document>(
  reads: Pick<ReadStore, 'find'>,
  model: ReadModel<D>,
  { where, by }: List<D>,
  { limit, after }: PageRequest,
): Promise<Page<D>> => {
  const filter = { ...where, ...followingOn(by, after) };
  const found = await reads.find<Document>(model, filter, { sort: { [by]: -1, _id: -1 }, limit: limit + 1 });
  return firstPage(found as readonly D[], by, limit);
};

const firstPage = <D extends Document>(found: readonly D[], by: string, limit: number): Page<D> => {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last === undefined || found.length <= limit ? null : cursorOf(last, by) };
};

const cursorOf = (document: Document, by: string): Cursor => ({ at: String(valueAt(document, by)), id: document._id });

/** The newest documents of several lists together. */
export const newestAmong = async <D extends Document>(
  reads: Pick<ReadStore, 'newest'>,
  model: ReadModel<D>,
  lists: Lists<D>,
  { limit, after }: PageRequest,
): Promise<Page<D>> => firstPage(await reads.newest(model, lists, { limit: limit + 1, after }), lists.by, limit);
