import type { Frequency, KeyFact, Model } from '#modules/trackers/domain/tracker-settings';

/** A tracker's settings as they stand. What it found is in `tracker-states` and `updates`. */
export interface TrackerDocument {
  readonly _id: string;
  /** Null for the product's own recorded trackers. */
  readonly owner_id: string | null;
  readonly recorded: boolean;
  readonly description: string;
  /** Derived from the description; null where that serves as it is. */
  readonly display_title: string | null;
  readonly frequency: Frequency;
  readonly model: Model;
  readonly domains: readonly string[];
  readonly key_facts: readonly KeyFact[];
  /** Null is the root. */
  readonly parent_id: string | null;
  readonly public: boolean;
  readonly email_updates: boolean;
  readonly paused: boolean;
  /** Title by tag id, in the order in which they were put on. */
  readonly tags: Readonly<Record<string, string>>;
  readonly created_at: string;
  /** When its settings were last edited. */
  readonly revised_at: string;
  readonly deleted_at: string | null;
}
