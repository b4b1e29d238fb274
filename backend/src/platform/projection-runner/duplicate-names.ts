/** Checkpoints, leases and collections are stored by name, so duplicates would corrupt each other. */
export const refuseDuplicateNames = (kind: string, items: readonly { readonly name: string }[]): void => {
  const names = items.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two ${kind} are named ${twice}.`);
};
