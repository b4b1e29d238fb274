/** Computes a value on first use and caches it. */
export const lazy = <T>(compute: () => T): (() => T) => {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
};

/** Computes a value for each key on first use and caches it; `computed`: a weak map where keys come and go. */
export const memoize = <Key, Value>(
  compute: (key: Key) => Value,
  computed: {
    has(key: Key): boolean;
    get(key: Key): Value | undefined;
    set(key: Key, value: Value): unknown;
  } = new Map<Key, Value>(),
): ((key: Key) => Value) => {
  return (key) => {
    const known = computed.get(key);
    // Asked by `has`, since the value may be undefined.
    if (known !== undefined || computed.has(key)) return known as Value;
    const value = compute(key);
    computed.set(key, value);
    return value;
  };
};

/**
 * Computes a value for each key on first use and caches it, for any number of keys: the cache is cleared at `most` values, so
 * that hostile input cannot fill the heap.
 */
export const memoizeBounded = <Key, Value extends NonNullable<unknown>>(
  compute: (key: Key) => Value,
  most: number,
): ((key: Key) => Value) => {
  const computed = new Map<Key, Value>();
  return (key) => {
    const known = computed.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    if (computed.size >= most) computed.clear();
    computed.set(key, value);
    return value;
  };
};

const MOST_TEXTS = 10_000;

/** `memoizeBounded` for a function of several texts: lists show the same lines and pages again and again. */
export const memoizeTexts = <Texts extends readonly string[]>(
  compute: (...texts: Texts) => string,
): ((...texts: Texts) => string) => {
  const computed = new Map<string, string>();
  return (...texts) => {
    const key = texts.map((text) => `${text.length} ${text}`).join('');
    const known = computed.get(key);
    if (known !== undefined) return known;
    const value = compute(...texts);
    if (computed.size >= MOST_TEXTS) computed.clear();
    computed.set(key, value);
    return value;
  };
};
