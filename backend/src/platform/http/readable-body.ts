import type { FieldError } from '../../kernel/decider';

/** Deeper than any body that a route takes; parsing goes deeper, but what is written of it again would not. */
const MAX_DEPTH = 32;
const ENOUGH_FAULTS = 20;

/** Half characters, and controls besides tab and line breaks: stores, feeds and terminals disagree about them. */
const NO_TEXT = /[\p{Surrogate}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

const faultOf = ({ path, value }: Place): FieldError | null => {
  const fault = (message: string): FieldError => ({ path: path.join('.'), message });
  if (path.at(-1) === '__proto__') return fault('This field is not known.');
  if (path.length > MAX_DEPTH) return { path: path.slice(0, 1).join('.'), message: 'This is nested too deeply.' };
  if (typeof value === 'string' && NO_TEXT.test(value)) return fault('Please leave out control characters.');
  if (path.length > 0 && NO_TEXT.test(path.at(-1) ?? '')) {
    return { path: path.slice(0, -1).join('.'), message: 'Please leave out control characters.' };
  }
  return null;
};

const withinOf = ({ path, value }: Place): readonly Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, part]) => ({ path: [...path, name], value: part }))
    : [];

/**
 * What no body may hold, whichever route it is for. JSON allows a field `__proto__`, which validation passes over, and
 * nesting without end, on which everything that recurses fails. No recursion here, for the same reason.
 */
export const unreadableFields = (body: unknown): readonly FieldError[] => {
  const faults: FieldError[] = [];
  const places: Place[] = [{ path: [], value: body }];
  for (let place = places.pop(); place !== undefined && faults.length < ENOUGH_FAULTS; place = places.pop()) {
    const fault = faultOf(place);
    if (fault === null) places.push(...withinOf(place));
    else faults.push(fault);
  }
  return faults;
};
