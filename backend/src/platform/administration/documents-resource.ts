import type { z } from 'zod';
import type { Document, FieldPath, ReadModel } from '#kernel/projection';
import type { ViewOf } from '../http/answers/answer-schemas';
import type { ReadStore } from '../read-store/read-store';
import { filterOf } from './filter-of';
import type { ListRequest, FilterKind, Resource, Row } from './resource';

interface Declaration<D extends Document, Answers extends z.ZodType> {
  readonly name: string;
  readonly answers: Answers;
  readonly filters: { readonly [Path in FieldPath<D>]?: FilterKind };
  readonly sorts: readonly [FieldPath<D>, ...FieldPath<D>[]];
  row(document: D): ViewOf<Answers>;
}

/** A resource whose rows are the documents of a read model. */
export const documentsResource =
  <D extends Document, Answers extends z.ZodType>(
    model: ReadModel<D>,
    { name, answers, filters, sorts, row }: Declaration<D, Answers>,
  ) =>
  (reads: Pick<ReadStore, 'find' | 'count' | 'get'>): Resource => ({
    name,
    answers,
    fields: { filters: filters as Resource['fields']['filters'], sorts },
    async list({ where, sort: { field, descending }, skip, limit }: ListRequest) {
      const filter = filterOf(where);
      const direction = descending ? -1 : 1;
      const [found, total] = await Promise.all([
        reads.find<Document>(model, filter, { sort: { [field]: direction, _id: direction }, skip, limit }),
        reads.count<Document>(model, filter),
      ]);
      return { rows: (found as D[]).map(row) as readonly Row[], total };
    },
    async get(id) {
      const document = await reads.get(model, id);
      return document === undefined ? undefined : (row(document) as Row);
    },
  });
