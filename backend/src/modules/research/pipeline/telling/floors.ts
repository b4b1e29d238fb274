/** What a line needs to be told. Floors are absolute; each with what it costs and buys on the corpus. */
export const floors = {
  /** Of a headline. At 3, five sixths of the documents on a topic reach the ledger; at 4 a few dry lines fewer, and two thirds. */
  headline: 3,
  /** Of a second sentence, which has to add a figure or a coming date besides. */
  detail: 2,
  /** Of a line that may take the place of one which told a story by its aims only. */
  better: 4,
  /** Second sentences that differ by less are told by their place, not by their worth. */
  aboutAsGood: 1,
  /** How near a second sentence may come to any line told before. */
  detailLikeness: 0.5,
  /** The share of its title's stems that a sentence needs which a page shows later: an added footer is not about the page. */
  addedLater: 0.3,
};
