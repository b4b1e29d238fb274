import type { FieldError } from '#kernel/decider';

/** Deepest body in levels, deeper than any route needs. Parsing supports more, but serialising would not. */
const MAX_DEPTH = 32;
const ENOUGH_FAULTS = 20;
/**
 * Maximum number of values in a body, more than any route accepts; scanning the largest possible body would block the event
 * loop for a second.
 */
const MAX_VALUES = 25_000;

/** Lone surrogates, and control characters except tab and line breaks: stores, feeds and terminals treat them differently. */
const NO_TEXT = /[\p{Surrogate}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

interface Field {
  readonly name: string;
  /** Null for the body itself. */
  readonly parent: Field | null;
  readonly depth: number;
  readonly value: unknown;
}

const pathOf = (field: Field): readonly string[] =>
  field.parent === null ? [] : [...pathOf(field.parent), field.name];

const faultOf = (field: Field): FieldError | null => {
  const { name, parent, depth, value } = field;
  const isField = parent !== null;
  const fault = (message: string): FieldError => ({ path: pathOf(field).join('.'), message });
  if (isField && name === '__proto__') return fault('This field is unknown.');
  if (depth > MAX_DEPTH) return { path: pathOf(field)[0] ?? '', message: 'This is nested too deeply.' };
  if (typeof value === 'string' && NO_TEXT.test(value)) return fault('Please leave out control characters.');
  if (isField && NO_TEXT.test(name)) {
    return { path: pathOf(parent).join('.'), message: 'Please leave out control characters.' };
  }
  return null;
};

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;

const sizeOf = (nest: object): number => (Array.isArray(nest) ? nest.length : Object.keys(nest).length);

/**
 * Finds content that no body may have, on any route. JSON allows a field `__proto__`, which validation ignores, and endless
 * nesting and values, on which recursive code and spreads fail. Therefore this does not recurse, except along the few
 * parents of an error.
 */
export const unreadableFields = (body: unknown): readonly FieldError[] => {
  const faults: FieldError[] = [];
  const places: Field[] = [{ name: '', parent: null, depth: 0, value: body }];
  let values = 0;
  for (let field = places.pop(); field !== undefined && faults.length < ENOUGH_FAULTS; field = places.pop()) {
    const fault = faultOf(field);
    if (fault !== null) {
      faults.push(fault);
      continue;
    }
    const { value: nest, depth } = field;
    if (!isNest(nest)) continue;
    values += sizeOf(nest);
    if (values > MAX_VALUES) {
      return [...faults, { path: pathOf(field)[0] ?? '', message: `At most ${MAX_VALUES} values.` }];
    }
    for (const [name, value] of Object.entries(nest)) places.push({ name, parent: field, depth: depth + 1, value });
  }
  return faults;
};
