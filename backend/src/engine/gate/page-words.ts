/** The words of a page that the topic filter sees: stems of its title and first seventy words, and counts of all stems in its text. */
export interface PageWords {
  readonly title: ReadonlySet<string>;
  readonly lead: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
  /** Stems of its text that are names', by their capitals. */
  readonly names: ReadonlySet<string>;
  readonly words: number;
  /** Words with the number that identifies a thing (`section 232`), and their positions; none if absent. */
  readonly numbered?: ReadonlyMap<string, NumberedWord>;
  /** Stems of the kinds of acts that it is or reports: `order`; absent if only the others are known. */
  readonly acts?: ReadonlySet<string>;
  /** The stems of each sentence; absent if only the others are known. */
  readonly sentences?: readonly ReadonlySet<string>[];
}

export interface NumberedWord {
  readonly count: number;
  readonly inTitle: boolean;
  readonly inLead: boolean;
}

/** Stands for the page of a title or sentence that is judged by itself. */
export const NO_PAGE: PageWords = { title: new Set(), lead: new Set(), counts: new Map(), names: new Set(), words: 0 };
