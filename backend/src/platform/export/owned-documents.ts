import type { Projection } from '#kernel/projection';
import type { ReadStore } from '../read-store/read-store';
import type { ExportedPart } from './contributions';
import { withoutOwner } from './without-owner';

/** The documents of a read model that says whose they are, in the order of its index of owners. */
const ownedDocuments = (reads: ReadStore, { name, indexes }: Projection, owner: string): ExportedPart => ({
  name: name.replaceAll('-', '_'),
  async *rowsOf(userId) {
    const [, ...order] = indexes.find(({ keys }) => keys[0] === owner)?.keys ?? [];
    const sorted = order.length === 0 ? {} : { sort: Object.fromEntries(order.map((key) => [key, 1] as const)) };
    for (const document of await reads.find({ name }, { [owner]: userId }, sorted)) {
      const { id, ...content } = withoutOwner(document);
      yield owner === '_id' ? content : { id, ...content };
    }
  },
});

/** Parts of an account's export that follow from the read models. */
export const ownedParts = (reads: ReadStore, projections: readonly Projection[]): readonly ExportedPart[] =>
  projections.flatMap((each) => (each.owner === undefined ? [] : [ownedDocuments(reads, each, each.owner)]));
