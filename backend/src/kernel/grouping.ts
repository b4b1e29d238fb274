export const addTo = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
};

/** Items without those whose key an earlier one has. */
export const uniqueBy = <V>(items: readonly V[], keyOf: (item: V) => unknown): readonly V[] => {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
};

/** Groups items by key, preserving the order of first occurrence. */
export const groupBy = <K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, V[]> => {
  const groups = new Map<K, V[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
};
