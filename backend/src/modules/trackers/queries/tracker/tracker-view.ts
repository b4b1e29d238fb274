import type { TrackerState } from '../../../../../../projections/research/tracker-states/tracker-state.document';
import type { Update } from '../../../../../../projections/research/updates/update.document';
import type { TrackerDocument } from '../../../../../../projections/trackers/trackers/tracker.document';
import type { UpdateLine } from '../../../research/domain/research.events';
import type { RunView } from '../../../research/queries/run-view';
import { type SourceView, sourceView } from '../../../research/queries/source-view';
import type { Frequency, KeyFact, KeyFactType, Model } from '../../domain/tracker-settings';

export interface TagView {
  readonly id: string;
  readonly title: string;
}

export interface UpdateView {
  readonly id: string;
  readonly created_at: string;
  /** Markdown; `[n]` points to `sources[n - 1]`. */
  readonly content: string;
  readonly sources: readonly SourceView[];
  readonly lines: readonly Pick<UpdateLine, 'kind' | 'text' | 'source' | 'was'>[];
  /** Findings that stand in the ledger but not in the update. */
  readonly more: number;
}

/** A tracker as the API tells it. */
export interface TrackerView {
  readonly tracker_id: string;
  readonly tracker_description: string;
  readonly display_title: string | null;
  readonly update_frequency: Frequency;
  readonly model: Model;
  readonly whitelisted_domains: readonly string[];
  readonly created_at: string;
  /** When the overview was last recomposed; before that, when the tracker was made. */
  readonly updated_at: string;
  readonly can_edit: boolean;
  readonly public: boolean;
  readonly following: boolean;
  /** Always false for whoever is not the owner. */
  readonly email_updates: boolean;
  readonly paused: boolean;
  /** The product's own, recorded content: it does not run by itself. */
  readonly recorded: boolean;
  readonly tags: readonly TagView[];
  /** Markdown; `[n]` points to `sources[n - 1]`. Null until a run has found something. */
  readonly current_state: string | null;
  readonly sources: readonly SourceView[];
  /** Value by name; null is unknown. */
  readonly key_facts: Readonly<Record<string, KeyFact['value']>>;
  readonly key_facts_schema: Readonly<Record<string, { readonly type: KeyFactType; readonly description: string }>>;
  /** Newest first. */
  readonly updates: readonly UpdateView[];
  readonly last_run: RunView | null;
  /** When its sources were last read to the end, whatever was found. */
  readonly last_checked_at: string | null;
  /** Null while it has no feed. */
  readonly rss_url: string | null;
  /** Null is the root. */
  readonly parent: string | null;
  /** Part of the entity that clients know; no call makes one. */
  readonly subtrackers: readonly [];
}

export interface TrackerParts {
  readonly tracker: TrackerDocument;
  readonly state: TrackerState | undefined;
  readonly updates: readonly Update[];
  readonly lastRun: RunView | null;
  readonly canEdit: boolean;
  readonly following: boolean;
}

export const trackerView = (parts: TrackerParts, publicUrl: string): TrackerView => {
  const { tracker, state, updates, lastRun, canEdit, following } = parts;
  return {
    tracker_id: tracker._id,
    tracker_description: tracker.description,
    display_title: tracker.display_title,
    update_frequency: tracker.frequency,
    model: tracker.model,
    whitelisted_domains: tracker.domains,
    created_at: tracker.created_at,
    updated_at: state?.updated_at ?? tracker.created_at,
    can_edit: canEdit,
    public: tracker.public,
    following,
    email_updates: canEdit && tracker.email_updates,
    paused: tracker.paused,
    recorded: tracker.recorded,
    tags: tagViews(tracker.tags),
    current_state: state?.state?.content ?? null,
    sources: (state?.state?.sources ?? []).map((source) => sourceView(source, publicUrl)),
    key_facts: Object.fromEntries(tracker.key_facts.map(({ name, value }) => [name, value])),
    key_facts_schema: Object.fromEntries(
      tracker.key_facts.map(({ name, type, description }) => [name, { type, description }]),
    ),
    updates: updates.map((update) => updateView(update, publicUrl)),
    last_run: lastRun,
    last_checked_at: state?.last_checked_at ?? null,
    rss_url: null,
    parent: tracker.parent_id,
    subtrackers: [],
  };
};

export const tagViews = (tags: TrackerDocument['tags']): TagView[] =>
  Object.entries(tags).map(([id, title]) => ({ id, title }));

const updateView = (update: Update, publicUrl: string): UpdateView => ({
  id: update._id,
  created_at: update.created_at,
  content: update.content,
  sources: update.sources.map((source) => sourceView(source, publicUrl)),
  lines: update.lines.map(({ kind, text, source, was }) => ({
    kind,
    text,
    source,
    ...(was === undefined ? {} : { was }),
  })),
  more: update.more,
});
