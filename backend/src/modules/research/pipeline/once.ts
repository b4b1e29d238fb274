/** Computes a value when it is first asked for, and only then. */
export const once = <T>(compute: () => T): (() => T) => {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
};
