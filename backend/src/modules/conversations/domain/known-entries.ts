/** The state of an entry; `changes`: how often it was changed. */
export type EntryState = { readonly status: 'kept'; readonly changes: number } | { readonly status: 'deleted' };

/**
 * All entries of a diary by id, grouped by the end of the id. An event copies one group rather than the whole diary,
 * which grows for years. Folding thus stays linear, with plain JSON as snapshots need it.
 */
export type KnownEntries = Readonly<Record<string, Readonly<Record<string, EntryState>>>>;

export const NO_ENTRIES: KnownEntries = {};

/** Ids end in hexadecimal digits, so there are 256 groups. */
const groupOf = (id: string): string => id.slice(-2);

export const knownEntry = (entries: KnownEntries, id: string): EntryState | undefined => {
  const group = entries[groupOf(id)];
  return group !== undefined && Object.hasOwn(group, id) ? group[id] : undefined;
};

export const withEntry = (entries: KnownEntries, id: string, known: EntryState): KnownEntries => ({
  ...entries,
  [groupOf(id)]: { ...entries[groupOf(id)], [id]: known },
});
