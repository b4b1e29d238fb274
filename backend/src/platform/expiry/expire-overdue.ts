import type { Document, ReadModel } from '#kernel/projection';
import type { Filter, FindOptions, ReadStore } from '../read-store/read-store';

const DOCUMENTS_PER_PAGE = 100;

/** The documents of a read model that are over at a time. */
export interface Overdue<D extends Document> {
  readonly model: ReadModel<D>;
  at(now: Date): Filter<D>;
  readonly oldestFirst: NonNullable<FindOptions<D>['sort']>;
}

interface ExpiryPorts<D extends Document> {
  readonly reads: Pick<ReadStore, 'find'>;
  readonly expire: (document: D) => Promise<unknown>;
  /** Called for what could not be expired; the others continue. */
  readonly onFailure: (id: string, error: unknown) => void;
}

/** Expires what is overdue, the oldest first. */
export const expireOverdue = async <D extends Document>(
  overdue: Overdue<D>,
  { reads, expire, onFailure }: ExpiryPorts<D>,
  now: Date,
): Promise<void> => {
  let page: readonly D[];
  let seen = 0;
  do {
    // Documents that expire leave the list meanwhile, so this may pass over some, which the next tick finds.
    page = await reads.find(overdue.model, overdue.at(now), {
      sort: overdue.oldestFirst,
      limit: DOCUMENTS_PER_PAGE,
      skip: seen,
    });
    seen += page.length;
    for (const document of page) {
      try {
        await expire(document);
      } catch (error) {
        onFailure(document._id, error);
      }
    }
  } while (page.length === DOCUMENTS_PER_PAGE);
};
