/** Thresholds of score and similarity for publishing a line, with their effect on the corpus. */
export const SCORE_THRESHOLDS = {
  /**
   * For a headline. At 3, five sixths of the documents on a topic reach the ledger; at 4, two thirds, with slightly
   * fewer dry lines.
   */
  headline: 3,
  /** For a second sentence, which must also add a figure or a future date. */
  detail: 2,
  /** For what a document itself does or orders, if its page would otherwise be shown by its title. */
  operative: 0.5,
  /**
   * For a line from a document that a tracker names, about which little else is published. At 0, one in two of the
   * further lines says next to nothing; at 1, one in five.
   */
  section: 1,
  /** For the gist of a sentence that represents a page without a headline. */
  gist: 4,
  /** For the appeal of a second sentence that is worth a line; one on an aspect asked for always is. */
  worthALine: 3.7,
  /** For the gist of a sentence without a figure that is kept as background. */
  background: 5,
  /** For a line that replaces one that stated only an intention. */
  better: 4,
  /** Second sentences whose scores differ by less are ordered by their position. */
  aboutAsGood: 1,
  /** Maximum similarity of a second sentence to any published line. */
  detailLikeness: 0.5,
  /** Minimum share of the title's stems in a sentence added to a page later, to exclude new footers. */
  addedLater: 0.3,
  /** Minimum similarity of a further page's sentence to the claim that it is cited for. */
  bearsOut: 0.25,
};
