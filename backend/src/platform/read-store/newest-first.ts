import type { Document, ReadModel } from '#kernel/projection';
import type { ReadStore } from './read-store';

/** Where a page begins: after this document in list order. */
export interface Place {
  readonly at: string;
  readonly id: string;
}

export interface PageAsked {
  readonly limit: number;
  /** Null for the first page. */
  readonly after: Place | null;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null on the last page. */
  readonly next: Place | null;
}

interface List<D extends Document> {
  /** Equality conditions; together with `by` they match an index. */
  readonly where: Partial<D>;
  /** An immutable time, so that no document is skipped or repeated between pages. */
  readonly by: keyof D & string;
  /** What is older is not read. */
  readonly from?: string | undefined;
}

/** The bounds use the index; the alternatives exclude ties. */
const within = <D extends Document>({ by, from }: List<D>, after: Place | null) => {
  const bounds = { ...(from === undefined ? {} : { $gte: from }), ...(after === null ? {} : { $lte: after.at }) };
  return {
    ...(Object.keys(bounds).length === 0 ? {} : { [by]: bounds }),
    ...(after === null ? {} : { $or: [{ [by]: { $lt: after.at } }, { _id: { $lt: after.id } }] }),
  };
};

/** A page of a list, newest first, by keyset: deep pages cost no more than the first. */
export const newestFirst = async <D extends Document>(
  reads: Pick<ReadStore, 'find'>,
  model: ReadModel<D>,
  list: List<D>,
  { limit, after }: PageAsked,
): Promise<Page<D>> => {
  const { where, by } = list;
  const filter = { ...where, ...within(list, after) };
  const found = await reads.find<Document>(model, filter, { sort: { [by]: -1, _id: -1 }, limit: limit + 1 });
  const rows = found.slice(0, limit) as D[];
  const last = rows.at(-1);
  return { rows, next: last === undefined || found.length <= limit ? null : { at: String(last[by]), id: last._id } };
};
