/** Computes a value on first use and caches it. */
export const once = <T>(compute: () => T): (() => T) => {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
};

/** Computes a value for each key on first use and caches it; `computed`: a weak map where keys come and go. */
export const oncePer = <Key, Value>(
  compute: (key: Key) => Value,
  computed: {
    has(key: Key): boolean;
    get(key: Key): Value | undefined;
    set(key: Key, value: Value): unknown;
  } = new Map<Key, Value>(),
): ((key: Key) => Value) => {
  return (key) => {
    // Asked by `has`, since the value may be undefined.
    if (computed.has(key)) return computed.get(key) as Value;
    const value = compute(key);
    computed.set(key, value);
    return value;
  };
};
