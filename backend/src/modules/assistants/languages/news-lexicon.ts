/** Words of questions about the news itself, its order, number and source: alternatives of patterns, in lower case. */
export interface NewsLexicon {
  /** Words for a piece of news. */
  readonly news: string;
  /** Words for a piece of news by its form: an order, a paper. */
  readonly piece: string;
  /** The kinds of news that are acts; a line has to report one. */
  readonly act: string;
  readonly newest: string;
  readonly oldest: string;
  /** Words that ask for a number of those: `how many updates`. */
  readonly howMany: string;
  /** Asks who published something, or which sources report it. */
  readonly source: string;
}
