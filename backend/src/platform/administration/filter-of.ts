import type { Filter } from '../read-store/read-store';
import type { ResourceCondition } from './resource';

/** Conditions in the read store's language; rows call a document's id `id`. */
export const filterOf = (where: readonly ResourceCondition[]): Filter =>
  where.length === 0
    ? {}
    : {
        $and: where.map(({ field, operator, value }) => ({ [field === 'id' ? '_id' : field]: { [operator]: value } })),
      };
