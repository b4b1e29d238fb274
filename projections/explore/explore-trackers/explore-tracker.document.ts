import type { CitedSource, LineKind } from '#modules/research/domain/ledger.events';
import type { Section } from './section';

export interface ToldLine {
  readonly kind: LineKind;
  readonly text: string;
  /** The earlier value or claim; null on a new line. */
  readonly was: string | null;
  readonly source: CitedSource;
}

/** What Explore and the wire show of a tracker, for as long as it is public. */
export interface ExploreTracker {
  readonly _id: string;
  /** Null for the product's own recorded trackers. */
  readonly owner_id: string | null;
  readonly public: boolean;
  readonly deleted: boolean;
  readonly recorded: boolean;
  readonly description: string;
  readonly display_title: string | null;
  /** Null if none was chosen, shown as 'Uncategorized'. */
  readonly category: string | null;
  readonly section: Section;
  readonly created_at: string;
  /** When `lines` were told, by the newest run that published; null before. */
  readonly told_at: string | null;
  /** `told_at`, or `created_at` while it has told nothing. */
  readonly updated_at: string;
  readonly lines: readonly ToldLine[];
}
