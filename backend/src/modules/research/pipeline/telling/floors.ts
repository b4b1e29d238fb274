import { fitted } from '../ranking/fitted-weights';

/** Minimum scores for telling a line, absolute. */
export const floors = {
  /** For a headline: fitted together with the weights. */
  headline: fitted.floor,
  /** For a second sentence, which must also add a figure or a future date. */
  detail: fitted.floor - 0.55,
  /** For what a document itself does or orders, where its page would else be shown by its title. */
  operative: fitted.floor - 3,
  /** For a line that replaces one which stated only an intention. */
  better: fitted.floor + 1,
  /** Second sentences whose scores differ by less are ordered by their position. */
  aboutAsGood: 1,
  /** Maximum similarity of a second sentence to any told line. */
  detailLikeness: 0.5,
  /** Minimum share of the title's stems in a sentence added to a page later, to exclude new footers. */
  addedLater: 0.3,
  /** Minimum similarity of a further page's sentence to the claim that it is cited for. */
  bearsOut: 0.25,
};
