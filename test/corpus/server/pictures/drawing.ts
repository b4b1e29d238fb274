import type { Chance } from './scenery';

/** What a page of the corpus may show. */
export interface Drawing {
  /** The stand-in text of the picture. */
  readonly alt: string;
  /** Titles of the pages that show it. */
  readonly about: RegExp;
  readonly draw: (chance: Chance) => string;
}
