/** Computes a value on first use and caches it. */
export const once = <T>(compute: () => T): (() => T) => {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
};
