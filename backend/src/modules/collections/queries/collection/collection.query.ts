import { Query } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Refusal } from '../../../../kernel/decider';
import { type ViewOf, timeAnswer } from '../../../../platform/http/answers';
import type { Caller } from '../../../../platform/http/caller';
import { runAnswer } from '../../../research/queries/run-view';

const trackerItemAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    type: z.literal('tracker'),
    updated_at: timeAnswer,
    created_at: timeAnswer,
    can_edit: z.boolean(),
    shared: z.boolean(),
    has_state: z.boolean().describe('False while it is still being set up.'),
    parent_id: z.string().nullable(),
    public: z.boolean(),
    paused: z.boolean(),
    last_line: z.string().nullable().describe('What it told last; null before its first state.'),
    marks: z
      .strictObject({ new: z.int(), changed: z.int(), contradicted: z.int() })
      .describe('How many lines of each kind its newest publishing run told.'),
    last_checked_at: timeAnswer.nullable(),
    last_run: runAnswer.nullable(),
    needs_attention: z.boolean().describe('Its first run is over without a state: somebody has to look.'),
  })
  .meta({ id: 'TrackerItem' });

export type TrackerItem = ViewOf<typeof trackerItemAnswer>;

const rootOrFolder = z.string().nullable().describe('Null is the root.');

export const collectionAnswer = z
  .strictObject({
    collection: z.strictObject({
      id: rootOrFolder,
      name: z.string(),
      description: z.string(),
      parent_id: z.string().nullable(),
      parent_uid: z.string().nullable(),
      type: z.literal('collection'),
      can_edit: z.boolean(),
      shared: z.boolean(),
      collect_emails: z.boolean(),
      public: z.boolean(),
      rss_url: z.string().nullable(),
    }),
    breadcrumbs: z.array(z.strictObject({ id: rootOrFolder, name: z.string() })),
    items: z.array(trackerItemAnswer).describe('Newest first.'),
  })
  .meta({ id: 'Collection' });

export type CollectionView = ViewOf<typeof collectionAnswer>;

/** A folder of the caller with what is in it; `collectionId` null is the root, the only one until folders can be made. */
export class GetCollection extends Query<CollectionView | Refusal> {
  constructor(
    readonly collectionId: string | null,
    readonly caller: Caller,
  ) {
    super();
  }
}
