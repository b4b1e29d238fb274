/** Checkpoints, leases and collections are stored by name, so duplicates would corrupt each other. */
export const refuseDuplicateNames = (kind: string, named: readonly { readonly name: string }[]): void => {
  const names = named.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two ${kind} are named ${twice}.`);
};
