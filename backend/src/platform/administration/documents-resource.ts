import type { Document, FieldPath, ReadModel } from '#kernel/projection';
import type { ReadStore } from '../read-store/read-store';
import { filterOf } from './filter-of';
import type { ListRequest, FilterKind, Resource, Row } from './resource';

interface Declaration<D extends Document> {
  readonly name: string;
  readonly filters: { readonly [Path in FieldPath<D>]?: FilterKind };
  readonly sorts: readonly [FieldPath<D>, ...FieldPath<D>[]];
  row(document: D): Row;
}

/** A resource whose rows are the documents of a read model. */
export const documentsResource =
  <D extends Document>(model: ReadModel<D>, { name, filters, sorts, row }: Declaration<D>) =>
  (reads: Pick<ReadStore, 'find' | 'count' | 'get'>): Resource => ({
    name,
    fields: { filters: filters as Resource['fields']['filters'], sorts },
    async list({ where, sort: { field, descending }, skip, limit }: ListRequest) {
      const filter = filterOf(where);
      const direction = descending ? -1 : 1;
      const [found, total] = await Promise.all([
        reads.find<Document>(model, filter, { sort: { [field]: direction, _id: direction }, skip, limit }),
        reads.count<Document>(model, filter),
      ]);
      return { rows: (found as D[]).map(row), total };
    },
    async get(id) {
      const document = await reads.get(model, id);
      return document === undefined ? undefined : row(document);
    },
  });
