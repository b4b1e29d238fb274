/** The words of a page that the topic filter sees: stems of its title and first seventy words, and counts of all stems in its text. */
export interface PageWords {
  readonly title: ReadonlySet<string>;
  readonly lead: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
  /** Stems of its text that are names', by their capitals. */
  readonly names: ReadonlySet<string>;
  readonly words: number;
}
