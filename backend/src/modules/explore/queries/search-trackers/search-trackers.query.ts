import { Query } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { Caller } from '../../../../platform/http/caller';

export interface ExploreTrackerView {
  readonly id: string;
  readonly tracker_description: string;
  readonly display_title: string | null;
  readonly category: string;
  readonly created_at: string;
  /** When it last told something; before that, when it was made. */
  readonly updated_at: string;
  readonly following: boolean;
  readonly can_edit: boolean;
  /** The product's own, recorded content. */
  readonly recorded: boolean;
  /** What it told last; null before its first state. */
  readonly last_line: string | null;
}

export interface ExploreView {
  readonly header: string;
  readonly subheader: string;
  /** Those that told something last come first. */
  readonly trackers: readonly ExploreTrackerView[];
}

/** Public trackers that have every word of `text` in their topic; NOT_FOUND for an unknown preset. */
export class SearchTrackers extends Query<ExploreView | Refusal> {
  constructor(
    readonly presetId: string | null,
    readonly text: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}
