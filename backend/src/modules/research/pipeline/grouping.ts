/** Adds a value to the list that a map keeps under a key. */
export const addTo = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
};

/** Items by what `keyOf` says of them, each group and the groups themselves in the order of first sight. */
export const groupBy = <K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, V[]> => {
  const groups = new Map<K, V[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
};
