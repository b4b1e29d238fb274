/** What the topic filter sees of a page: stems of its title and its first seventy words, and how often each stem occurs in its text. */
export interface PageWords {
  readonly title: ReadonlySet<string>;
  readonly lead: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
  /** Stems of its text that are names', by their capitals. */
  readonly names: ReadonlySet<string>;
  /** Number of its words. */
  readonly words: number;
}
