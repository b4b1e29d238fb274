/** Checkpoints, leases and collections are kept by name, so two of one name would damage each other. */
export const refuseSameNames = (kind: string, named: readonly { readonly name: string }[]): void => {
  const names = named.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two ${kind} are called ${twice}.`);
};
