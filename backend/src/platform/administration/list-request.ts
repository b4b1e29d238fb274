import { z } from 'zod';
import type { FieldError } from '#kernel/decider';
import { InvalidRequest } from '../http/requests/validation.pipe';
import type { ListRequest, ResourceCondition, DeclaredFields, FilterKind } from './resource';

/** Rows of a page, and values in a list of a filter. */
const MAX_ROWS = 1000;
const LONGEST_PARAMETER = 8192;
const FIRST_PAGE = 25;

const range = z
  .tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])
  .refine(
    ([first, last]) => last >= first && last - first < MAX_ROWS,
    `Expected at most ${MAX_ROWS} rows, first to last.`,
  );
const order = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
// Custom, since `z.record` drops a key that it calls unsafe instead of refusing it by name.
const conditions = z.custom<Readonly<Record<string, unknown>>>(
  (json) => typeof json === 'object' && json !== null && !Array.isArray(json),
  'Expected an object.',
);

/** The query of ra-data-simple-rest: each parameter is JSON. */
export const listQuery = z.strictObject({
  sort: z.string().max(LONGEST_PARAMETER).optional().describe('`["field","ASC"]` or `["field","DESC"]`.'),
  range: z.string().max(LONGEST_PARAMETER).optional().describe('`[first,last]`, from 0 and inclusive.'),
  filter: z
    .string()
    .max(LONGEST_PARAMETER)
    .optional()
    .describe('`{"field":"value"}`; lists match any of their values.'),
});

const refuse = (path: string, message: string): never => {
  throw new InvalidRequest([{ path, message }]);
};

const parsed = <Value>(path: string, text: string, schema: z.ZodType<Value>): Value => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse(path, 'Expected JSON.');
  }
  const { success, data, error } = schema.safeParse(json);
  return success ? data : refuse(path, error.issues[0]?.message ?? 'Invalid.');
};

const text = z.string().max(500);
const values: (kind: Exclude<FilterKind, 'flag'>) => z.ZodType<string> = (kind) => {
  if (kind === 'text') return text;
  return kind === 'time' ? z.iso.datetime() : z.enum([...kind]);
};

const conditionOn = (
  field: string,
  operator: '$eq' | '$gte' | '$lt',
  kind: FilterKind,
  value: unknown,
): ResourceCondition | null => {
  if (kind === 'flag') return typeof value === 'boolean' ? { field, operator, value } : null;
  if (operator === '$eq' && Array.isArray(value)) {
    const list = z.array(values(kind)).max(MAX_ROWS).safeParse(value);
    return list.success ? { field, operator: '$in', value: list.data } : null;
  }
  if (kind === 'time' && operator === '$eq' && value === null) return { field, operator, value };
  const single = values(kind).safeParse(value);
  return single.success ? { field, operator, value: single.data } : null;
};

const BOUNDS = [
  ['_gte', '$gte'],
  ['_lt', '$lt'],
] as const;

/** The declared field that a key of the filter is about. */
const fieldOf = (key: string, declared: ReadonlyMap<string, FilterKind>) => {
  const kind = declared.get(key);
  if (kind !== undefined) return { field: key, operator: '$eq', kind } as const;
  for (const [suffix, operator] of BOUNDS) {
    const field = key.slice(0, -suffix.length);
    if (key.endsWith(suffix) && declared.get(field) === 'time') return { field, operator, kind: 'time' } as const;
  }
  return null;
};

const whereOf = (filter: string, { filters }: DeclaredFields): readonly ResourceCondition[] => {
  const declared = new Map<string, FilterKind>([['id', 'text'], ...Object.entries(filters)]);
  const errors: FieldError[] = [];
  const where = Object.entries(parsed('filter', filter, conditions)).flatMap(([key, value]) => {
    const about = fieldOf(key, declared);
    if (about === null) {
      errors.push({ path: `filter.${key}`, message: 'This field cannot be filtered by.' });
      return [];
    }
    const condition = conditionOn(about.field, about.operator, about.kind, value);
    if (condition === null) errors.push({ path: `filter.${key}`, message: 'Invalid value.' });
    return condition === null ? [] : [condition];
  });
  if (errors.length > 0) throw new InvalidRequest(errors);
  return where;
};

const sortOf = (sort: string | undefined, { sorts }: DeclaredFields): ListRequest['sort'] => {
  if (sort === undefined) return { field: sorts[0], descending: true };
  const [field, direction] = parsed('sort', sort, order);
  // React-admin sorts by id unless it is told otherwise.
  if (field === 'id') return { field: sorts[0], descending: direction === 'DESC' };
  if (!sorts.includes(field)) return refuse('sort', `Cannot sort by ${field.slice(0, 100)}.`);
  return { field, descending: direction === 'DESC' };
};

/** Reads a list's query and refuses by name what the resource does not declare. */
export const listRequestOf = (
  { sort, range: rows, filter = '{}' }: z.infer<typeof listQuery>,
  declared: DeclaredFields,
): ListRequest => {
  const [first, last] = rows === undefined ? [0, FIRST_PAGE - 1] : parsed('range', rows, range);
  return { where: whereOf(filter, declared), sort: sortOf(sort, declared), skip: first, limit: last - first + 1 };
};
