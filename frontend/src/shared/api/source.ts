/** A page that a line cites. `[n]` in a text points to the n-th of its sources. */
export interface Source {
  readonly url: string;
  /** Leads to the page and counts the visit. */
  readonly passthrough_link: string;
  readonly title: string;
  readonly host: string;
  readonly publisher: string;
  readonly published_at: string | null;
  /** The words on the page that the line rests on. */
  readonly quote: string;
  /** When the quote was last seen there. */
  readonly read_at?: string | null;
}

export type ChangeKind = 'new' | 'changed' | 'contradicted';
