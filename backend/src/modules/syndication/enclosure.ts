/** A recording that belongs to an item, as podcast apps take it. */
export interface Enclosure {
  readonly url: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly seconds: number;
  /** Address of a file of Podcasting 2.0’s JSON chapters. */
  readonly chaptersUrl: string;
}
