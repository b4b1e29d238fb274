import {
  type TrackerDocument,
  FREQUENCIES,
  KEY_FACT_TYPES,
  MODELS,
  tagAnswer,
  tagViews,
} from '#modules/trackers/published';
import { z } from 'zod';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { TrackerState } from '#projections/research/tracker-states/tracker-states.projection';
import type { Update } from '#projections/research/updates/updates.projection';
import type { CitedSource, StateText } from '../../domain/ledger.events';
import { type RunView, runAnswer } from '../run-view';
import type { SourceLinks } from '../source-links';
import { lineKindAnswer, sourceAnswer, sourceView } from '../source-view';
import { type Mentions, mentionsAnswer } from '../told-by';
import { asReadOn } from './as-read-on';
import { areInOtherLanguages } from './other-languages';

const markdown = 'Markdown; `[n]` points to `sources[n - 1]`.';

const trackerSourceAnswer = sourceAnswer
  .extend({
    mentions: mentionsAnswer,
  })
  .meta({ id: 'TrackerSource', description: '`sources[n - 1]` is what `[n]` points to.' });

const lineAnswer = z
  .strictObject({
    kind: lineKindAnswer,
    text: z.string(),
    source: z.int().min(1).describe('1-based index into the sources of the update.'),
    was: z
      .string()
      .exactOptional()
      .describe('The earlier value or claim; on every changed and contradicted line, never on a new one.'),
    by: z.literal('model').exactOptional().describe("Absent if the text is in the source's own words."),
  })
  .meta({ id: 'UpdateLine' });

const writtenAnswer = z
  .strictObject({
    model: z.string(),
    title: z.string().nullable().describe('Of an update; null if it has none.'),
    quoted: z.string().describe("The same in the sources' own words."),
  })
  .nullable()
  .describe('Present if a model wrote sentences of the content; each was checked against the quotes that it cites.');

const updateAnswer = z
  .strictObject({
    id: z.string(),
    run_id: z.string(),
    created_at: timeAnswer,
    content: z.string().describe(markdown),
    sources: z.array(trackerSourceAnswer),
    lines: z.array(lineAnswer),
    written: writtenAnswer,
    more: z.int().describe('Number of findings that are in the ledger but not in the update.'),
  })
  .meta({ id: 'Update' });
type UpdateView = ViewOf<typeof updateAnswer>;

const keyFact = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const trackerAnswer = z
  .strictObject({
    tracker_id: z.string(),
    tracker_description: z.string(),
    display_title: z.string().nullable(),
    update_frequency: z.enum(FREQUENCIES),
    model: z.enum(MODELS),
    whitelisted_domains: z.array(z.string()),
    created_at: timeAnswer,
    updated_at: timeAnswer.describe('When the overview was last recomposed, or else when the tracker was created.'),
    can_edit: z.boolean(),
    public: z.boolean(),
    following: z.boolean(),
    email_updates: z.boolean().describe('Always false unless the caller is the owner.'),
    paused: z.boolean(),
    recorded: z.boolean().describe('Starter content: it does not run on a schedule.'),
    tags: z.array(tagAnswer),
    proposed_words: z
      .array(z.string())
      .describe('Words that its first pages use and its description lacks; empty unless the caller is the owner.'),
    also_about: z.array(z.string()).describe('What belongs to the topic beyond its description.'),
    current_state: z
      .string()
      .nullable()
      .describe(`${markdown} What is dated past is under the heading Earlier. Null until a run has found something.`),
    sources: z.array(trackerSourceAnswer),
    other_languages: z
      .boolean()
      .describe('Whether some sources are in a language that is judged only by title, opening and figures.'),
    written: writtenAnswer,
    more: z.int().describe('Number of findings that hold and are in the ledger but not in the overview.'),
    key_facts: z.record(z.string(), keyFact).describe('Values by name; null if unknown.'),
    key_facts_schema: z.record(z.string(), z.strictObject({ type: z.enum(KEY_FACT_TYPES), description: z.string() })),
    updates: z.array(updateAnswer).describe('Newest first.'),
    last_run: runAnswer.nullable(),
    last_checked_at: timeAnswer.nullable().describe('When a run last finished reading its sources, whatever it found.'),
    rss_url: z.string().nullable().describe('Null if it has no feed.'),
    parent: z.string().nullable().describe('Null for the root.'),
    subtrackers: z.array(z.never()).describe('Always empty; part of the entity that clients expect.'),
  })
  .meta({ id: 'Tracker' });

/** A tracker in the API. */
export type TrackerView = ViewOf<typeof trackerAnswer>;

export interface TrackerParts {
  readonly tracker: TrackerDocument;
  readonly state: TrackerState | undefined;
  readonly updates: readonly Update[];
  readonly lastRun: RunView | null;
  readonly canEdit: boolean;
  readonly following: boolean;
  /** Claims that hold. */
  readonly live: number;
  readonly mentions: Mentions;
  /** When it is read, in milliseconds, UTC. */
  readonly now: number;
}

export const trackerView = (parts: TrackerParts, links: SourceLinks): TrackerView => {
  const { tracker, state, updates, lastRun, canEdit, following, live, mentions, now } = parts;
  const overview = state?.state ?? null;
  const cited = (sources: readonly CitedSource[]): TrackerView['sources'] =>
    sources.map((source) => ({
      ...sourceView(source, links),
      mentions: mentions({ trackerId: tracker._id, quote: source.quote }),
    }));
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
    proposed_words: canEdit ? proposalsFor(tracker, state) : [],
    also_about: [...tracker.also_about],
    current_state: overview === null ? null : asReadOn(overview, now),
    sources: cited(overview?.sources ?? []),
    other_languages: areInOtherLanguages(overview?.sources ?? []),
    written: writtenView(overview?.written, (quoted) =>
      asReadOn({ content: quoted, sources: overview?.sources ?? [] }, now),
    ),
    more: overview === null ? 0 : Math.max(0, live - linesOf(overview.written?.quoted ?? overview.content)),
    key_facts: Object.fromEntries(tracker.key_facts.map(({ name, value }) => [name, value])),
    key_facts_schema: Object.fromEntries(
      tracker.key_facts.map(({ name, type, description }) => [name, { type, description }]),
    ),
    updates: updates.map((update) => updateView(update, cited(update.sources))),
    last_run: lastRun,
    last_checked_at: state?.last_checked_at ?? null,
    rss_url: null,
    parent: tracker.parent_id,
    subtrackers: [],
  };
};

const writtenView = (
  written: StateText['written'],
  read: (quoted: string) => string = (quoted) => quoted,
): ViewOf<typeof writtenAnswer> =>
  written === undefined ? null : { model: written.model, title: written.title ?? null, quoted: read(written.quoted) };

const proposalsFor = (tracker: TrackerDocument, state: TrackerState | undefined): string[] => {
  const known = [tracker.description, ...tracker.also_about].join(' ').toLowerCase();
  return (state?.proposed_words ?? []).filter((word) => !known.includes(word.toLowerCase()));
};

const linesOf = (content: string): number =>
  content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')).length;

const updateView = (update: Update, sources: UpdateView['sources']): UpdateView => ({
  id: update._id,
  run_id: update.run_id,
  created_at: update.created_at,
  content: update.content,
  sources,
  lines: update.lines.map(({ kind, text, source, was, by }) => ({
    kind,
    text,
    source,
    ...(was === undefined ? {} : { was }),
    ...(by === undefined ? {} : { by }),
  })),
  written: writtenView(update.written),
  more: update.more,
});
