import type { ChangeKind, Source } from '../../../shared/api/source';

export type Frequency = 'hour' | 'day' | 'week' | 'month';

export interface UpdateLine {
  readonly kind: ChangeKind;
  readonly text: string;
  /** Counts from 1 into the update's sources. */
  readonly source: number;
  readonly was?: string;
}

export interface Update {
  readonly id: string;
  readonly created_at: string;
  readonly content: string;
  readonly sources: readonly Source[];
  readonly lines: readonly UpdateLine[];
  /** Findings that stand in the ledger, but not here. */
  readonly more: number;
}

export type RunState = 'queued' | 'running' | 'published' | 'nothing_new' | 'failed';

export interface RunProgress {
  readonly step: 'discover' | 'read';
  /** The host being looked at. */
  readonly host: string;
  /** The page last read; empty before the first. */
  readonly title: string;
  readonly sources_found: number;
  readonly sources_read: number;
  /** The pages read last, newest first. */
  readonly recent: readonly { readonly title: string; readonly host: string }[];
}

export interface Run {
  readonly id: string;
  readonly state: RunState;
  readonly engine: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly sources_tried: number;
  readonly sources_read: number;
  readonly claims_new: number;
  readonly claims_rejected: number;
  /** A code: why it failed, or why it found nothing. */
  readonly reason: string | null;
  /** The same in words, for a failure. */
  readonly detail: string | null;
  /** When a failed run is tried again. */
  readonly retry_at: string | null;
  /** Only while running. */
  readonly progress: RunProgress | null;
}

export type KeyFactValue = string | number | boolean | null;

export interface Tracker {
  readonly tracker_id: string;
  readonly tracker_description: string;
  readonly display_title: string | null;
  readonly update_frequency: Frequency;
  readonly created_at: string;
  readonly updated_at: string;
  readonly can_edit: boolean;
  readonly public: boolean;
  readonly following: boolean;
  readonly email_updates: boolean;
  readonly paused: boolean;
  /** Made by the product from recorded pages; it does not run by itself. */
  readonly recorded: boolean;
  readonly tags: readonly { readonly id: string; readonly title: string }[];
  readonly sources: readonly Source[];
  /** Markdown with [n] markers; null until a run has found something. */
  readonly current_state: string | null;
  /** By name; null is unknown. */
  readonly key_facts: Readonly<Record<string, KeyFactValue>>;
  readonly key_facts_schema: Readonly<Record<string, { readonly type: string }>>;
  readonly updates: readonly Update[];
  readonly whitelisted_domains: readonly string[];
  readonly rss_url: string | null;
  readonly last_run: Run | null;
}

export const titleOf = (tracker: Pick<Tracker, 'display_title' | 'tracker_description'>): string =>
  tracker.display_title || tracker.tracker_description;
