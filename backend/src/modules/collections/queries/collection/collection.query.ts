import { Query } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { Caller } from '../../../../platform/http/caller';
import type { LineKind } from '../../../research/domain/research.events';
import type { RunView } from '../../../research/queries/run-view';

export interface TrackerItem {
  readonly id: string;
  readonly name: string;
  readonly type: 'tracker';
  readonly updated_at: string;
  readonly created_at: string;
  readonly can_edit: boolean;
  readonly shared: boolean;
  /** False while it is still being set up. */
  readonly has_state: boolean;
  readonly parent_id: string | null;
  readonly public: boolean;
  readonly paused: boolean;
  /** What it told last; null before its first state. */
  readonly last_line: string | null;
  /** How many lines of each kind its newest publishing run told. */
  readonly marks: Readonly<Record<LineKind, number>>;
  readonly last_checked_at: string | null;
  readonly last_run: RunView | null;
  /** Its first run is over without a state: somebody has to look. */
  readonly needs_attention: boolean;
}

export interface CollectionView {
  readonly collection: {
    /** Null is the root. */
    readonly id: string | null;
    readonly name: string;
    readonly description: string;
    readonly parent_id: string | null;
    readonly parent_uid: string | null;
    readonly type: 'collection';
    readonly can_edit: boolean;
    readonly shared: boolean;
    readonly collect_emails: boolean;
    readonly public: boolean;
    readonly rss_url: string | null;
  };
  readonly breadcrumbs: readonly { readonly id: string | null; readonly name: string }[];
  /** Newest first. */
  readonly items: readonly TrackerItem[];
}

/** A folder of the caller with what is in it; `collectionId` null is the root, the only one until folders can be made. */
export class GetCollection extends Query<CollectionView | Refusal> {
  constructor(
    readonly collectionId: string | null,
    readonly caller: Caller,
  ) {
    super();
  }
}
