import { z } from 'zod';
import { EDITOR_CHOICES, KEY_FACT_TYPES } from '#events/trackers/tracker-settings';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { historyRow } from './history-rows';

const trackerStateAnswer = z
  .strictObject({
    title: z.string(),
    description: z.string(),
    frequency: z.string(),
    model: z.string(),
    domains: z.array(z.string()),
    documents: z.array(z.string()).describe('Ids.'),
    editor: z.enum(EDITOR_CHOICES).describe('Who chooses what is told.'),
    tags: z.array(z.string()),
    public: z.boolean(),
    paused: z.boolean(),
    suspended: z.boolean(),
    email_updates: z.boolean(),
    parent_id: z.string().nullable().describe('Its folder; null for the root.'),
    also_about: z.array(z.string()),
    include_words: z.array(z.string()),
    exclude_words: z.array(z.string()),
    deleted_at: z.string().nullable(),
    followers: z.int(),
    key_facts: z
      .record(
        z.string(),
        z.strictObject({
          type: z.enum(KEY_FACT_TYPES),
          value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
        }),
      )
      .describe('By name; a value is null if unknown.'),
    overview: z
      .array(
        z.strictObject({ text: z.string(), sources: z.array(z.int()).describe('1-based indices into `sources`.') }),
      )
      .nullable()
      .describe('Its lines in the words of their sources; null before the first one.'),
    sources: z.array(z.strictObject({ url: z.string(), title: z.string(), quote: z.string() })),
  })
  .meta({ id: 'PastTracker' });

export const asOfAnswer = z
  .strictObject({
    event: historyRow.describe('The event after which the tracker was so.'),
    revision: z.int().describe('Its place among all events of the tracker, from 1.'),
    revisions: z.int(),
    past: z.boolean().describe('False at the newest event.'),
    state: trackerStateAnswer.nullable().describe('Null before it was created.'),
    changed: z
      .array(z.strictObject({ field: z.string(), was: z.unknown(), now: z.unknown() }))
      .describe('The fields that the event changed.'),
    complete: z.boolean().describe('False if an event that the state follows from cannot be read.'),
  })
  .meta({ id: 'TrackerAsOf' });

export type TrackerState = ViewOf<typeof trackerStateAnswer>;
export type AsOf = ViewOf<typeof asOfAnswer>;
