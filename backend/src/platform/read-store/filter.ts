import { LRUCache } from 'lru-cache';
import type { Filter } from './read-store';

export type Scalar = string | number | boolean | null;
export type ComparisonOperator = '$gt' | '$gte' | '$lt' | '$lte';

/** A test on the values at a path: passes if any of them passes, unless negated. */
export type Test =
  | { readonly kind: 'equals'; readonly value: Scalar }
  | { readonly kind: 'in'; readonly values: readonly Scalar[] }
  | { readonly kind: 'compares'; readonly comparison: ComparisonOperator; readonly value: string | number }
  | { readonly kind: 'exists' }
  | { readonly kind: 'all'; readonly values: readonly Scalar[] }
  | { readonly kind: 'size'; readonly size: number }
  | { readonly kind: 'not'; readonly of: readonly Test[] };

export type FilterCondition =
  | { readonly kind: 'every' | 'some' | 'none'; readonly of: readonly FilterCondition[] }
  | { readonly kind: 'field'; readonly path: string; readonly test: Test };

/** A filter outside the common query language. */
export class FilterRefused extends Error {}

const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof RegExp) &&
  !(value instanceof Date);

const refused = (path: string, wanted: string): FilterRefused => new FilterRefused(`Filter on ${path}: ${wanted}.`);

const scalar = (path: string, value: unknown): Scalar => {
  if (!isScalar(value)) throw refused(path, 'expects a text, a finite number, a boolean or null');
  return value;
};

const scalars = (path: string, operator: string, value: unknown): readonly Scalar[] => {
  if (!Array.isArray(value)) throw refused(path, `${operator} expects a list`);
  return value.map((each) => scalar(path, each));
};

const not = (...of: readonly Test[]): Test => ({ kind: 'not', of });

const testOf = (path: string, operator: string, value: unknown): readonly Test[] => {
  switch (operator) {
    case '$eq':
      return [{ kind: 'equals', value: scalar(path, value) }];
    case '$ne':
      return [not({ kind: 'equals', value: scalar(path, value) })];
    case '$in':
      return [{ kind: 'in', values: scalars(path, operator, value) }];
    case '$nin':
      return [not({ kind: 'in', values: scalars(path, operator, value) })];
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (typeof value !== 'string' && !Number.isFinite(value))
        throw refused(path, `${operator} expects a text or a number`);
      return [{ kind: 'compares', comparison: operator, value: value as string | number }];
    case '$exists':
      if (typeof value !== 'boolean') throw refused(path, '$exists expects true or false');
      return [value ? { kind: 'exists' } : not({ kind: 'exists' })];
    case '$all': {
      const values = scalars(path, operator, value);
      if (values.length === 0) throw refused(path, '$all expects at least one value');
      return [{ kind: 'all', values }];
    }
    case '$size':
      if (!Number.isSafeInteger(value) || Number(value) < 0) throw refused(path, '$size expects a whole number');
      return [{ kind: 'size', size: Number(value) }];
    case '$not':
      if (!isPlainObject(value)) throw refused(path, '$not expects operators');
      return [not(...testsOf(path, value))];
    default:
      throw refused(path, `${operator} is not part of the query language`);
  }
};

const testsOf = (path: string, value: unknown): readonly Test[] => {
  if (!isPlainObject(value)) return [{ kind: 'equals', value: scalar(path, value) }];
  const operators = Object.entries(value);
  if (operators.length === 0 || operators.some(([key]) => !key.startsWith('$'))) {
    throw refused(path, 'equality with an object is not part of the query language');
  }
  return operators.flatMap(([operator, operand]) => testOf(path, operator, operand));
};

const SEGMENT = /^[^$."\\\p{Cc}][^."\\\p{Cc}]*$/u;

/** Parsed paths, kept because each find names its paths again. */
const knownPaths = new LRUCache<string, readonly string[]>({ max: 1000 });

/** The segments of a dotted path; refuses those that not every adapter supports. */
export const pathSegments = (path: string): readonly string[] => {
  const known = knownPaths.get(path);
  if (known !== undefined) return known;
  const segments = parsedPath(path);
  knownPaths.set(path, segments);
  return segments;
};

const parsedPath = (path: string): readonly string[] => {
  const segments = path.split('.');
  for (const segment of segments) {
    if (!SEGMENT.test(segment) || segment === '__proto__') throw refused(path, 'is not a path');
    if (/^\d+$/.test(segment)) throw refused(path, 'a place in an array is not part of the query language');
  }
  return segments;
};

const JOINS = { $and: 'every', $or: 'some', $nor: 'none' } as const;

const isJoin = (key: string): key is keyof typeof JOINS => key in JOINS;

/** Parses a filter of the language in read-store.ts; throws FilterRefused on anything else. */
export const parseFilter = (filter: Filter): FilterCondition => {
  const of = Object.entries(filter).flatMap(([key, value]): readonly FilterCondition[] => {
    if (isJoin(key)) {
      if (!Array.isArray(value) || value.length === 0) throw refused(key, 'expects a list of filters');
      return [{ kind: JOINS[key], of: value.map((each: Filter) => parseFilter(each)) }];
    }
    pathSegments(key);
    return testsOf(key, value).map((test) => ({ kind: 'field', path: key, test }));
  });
  return { kind: 'every', of };
};

/** Whether the test matches missing values. */
export const asksForNothing = (test: Test): boolean => {
  switch (test.kind) {
    case 'equals':
      return test.value === null;
    case 'in':
    case 'all':
      return test.values.includes(null);
    case 'exists':
      return true;
    case 'not':
      return test.of.some(asksForNothing);
    case 'compares':
    case 'size':
      return false;
  }
};
