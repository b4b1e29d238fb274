/** The names of a subject. Each line of its tracker must have one of them. */
export interface Naming {
  /** Capitalised as written, or all in capitals. A page must have one of these. */
  readonly names: readonly string[];
  /** Abbreviations, which also stand for other things: they only count in lines of a page that has a name. */
  readonly short: readonly string[];
  /** Longer names of others that contain one of these: `Papua New Guinea` is not about Guinea. */
  readonly others: readonly string[];
}
