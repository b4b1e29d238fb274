/**
 * The JSON value with the keys of its objects sorted. An object with the key `__proto__` stays as it is: setting it would
 * change the prototype instead.
 */
export const withSortedKeys = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  const held = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(held);
  if (keys.includes('__proto__')) return value;
  const sorted: Record<string, unknown> = {};
  for (const key of keys.sort()) {
    const inner = held[key];
    sorted[key] = typeof inner === 'object' ? withSortedKeys(inner) : inner;
  }
  return sorted;
};

/** Whether a value is JSON with sorted keys. An object keeps numbers before its other keys, and 9 before 10. */
export const hasSortedKeys = (value: unknown): boolean => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(hasSortedKeys);
  let last = '';
  // Takes half as long as a list of the keys. JSON inherits none.
  for (const key in value) {
    if (last > key) return false;
    last = key;
    const held = (value as Readonly<Record<string, unknown>>)[key];
    // Most values are texts or null.
    if (typeof held !== 'string' && held !== null && !hasSortedKeys(held)) return false;
  }
  return true;
};
