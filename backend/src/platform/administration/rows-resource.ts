import type { z } from 'zod';
import { assertNever } from '#kernel/assert-never';
import type { ViewOf } from '../http/answers/answer-schemas';
import type { ListRequest, ResourceCondition, DeclaredFields, Resource, Row } from './resource';

interface Declaration<Answers extends z.ZodType> {
  readonly name: string;
  readonly answers: Answers;
  readonly fields: DeclaredFields;
  /** All rows; for resources of at most a few thousand. */
  rows(): Promise<readonly ViewOf<Answers>[]>;
}

export const meets = (row: object, { field, operator, value }: ResourceCondition): boolean => {
  const actual: unknown = Reflect.get(row, field);
  switch (operator) {
    case '$eq':
      return actual === value;
    case '$in':
      return Array.isArray(value) && value.includes(String(actual));
    case '$gte':
      return typeof actual === 'string' && actual >= String(value);
    case '$lt':
      return typeof actual === 'string' && actual < String(value);
    default:
      return assertNever(operator);
  }
};

const compare = (left: Row[string], right: Row[string]): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : String(left ?? '').localeCompare(String(right ?? ''), 'en');

/** A resource whose rows are held in memory, such as the states of the read models. */
export const rowsResource = <Answers extends z.ZodType>({
  name,
  answers,
  fields,
  rows,
}: Declaration<Answers>): Resource => ({
  name,
  answers,
  fields,
  async list({ where, sort: { field, descending }, skip, limit }: ListRequest) {
    const found = ((await rows()) as readonly Row[]).filter((row) => where.every((condition) => meets(row, condition)));
    const direction = descending ? -1 : 1;
    const sorted = found.toSorted(
      (left, right) => direction * compare(left[field], right[field]) || compare(left.id, right.id),
    );
    return { rows: sorted.slice(skip, skip + limit), total: found.length };
  },
  async get(id) {
    return ((await rows()) as readonly Row[]).find((row) => row.id === id);
  },
});
