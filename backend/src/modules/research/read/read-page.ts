/** A page as a reader sees it: no navigation, no markup. */
export interface ReadPage {
  /** Canonical address; what is shown and cited. */
  readonly url: string;
  /** Address it was found at. */
  readonly foundAt: string;
  /** Host of `url`. */
  readonly host: string;
  /** Without the site's name. */
  readonly title: string;
  readonly publisher: string;
  readonly author: string | null;
  /** ISO 8601 UTC; null where neither the page nor its feed says. Never after the reading. */
  readonly publishedAt: string | null;
  /** Visible text of paragraphs and list items in page order, white space folded; a nested list item is a block of its own. */
  readonly blocks: readonly string[];
  /** Of title and blocks: the same text has the same fingerprint, whatever its footer, date or markup. */
  readonly fingerprint: string;
}
