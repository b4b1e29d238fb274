/** Names of which each line of a tracker must have one. */
export interface Naming {
  /** As written, with a capital; also in capitals alone. A page must have one of these. */
  readonly names: readonly string[];
  /** Abbreviations, which stand for other things too: they count in a line of a page that has a name. */
  readonly short: readonly string[];
  /** Of others, longer, with one of these in it: `Papua New Guinea` is not about Guinea. */
  readonly others: readonly string[];
}
