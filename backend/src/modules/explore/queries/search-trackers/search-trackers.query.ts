import { Query } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Refusal } from '../../../../kernel/decider';
import { type ViewOf, timeAnswer } from '../../../../platform/http/answers';
import type { Caller } from '../../../../platform/http/caller';

const exploreTrackerAnswer = z
  .strictObject({
    id: z.string(),
    tracker_description: z.string(),
    display_title: z.string().nullable(),
    category: z.string().describe('Uncategorized where nobody said.'),
    created_at: timeAnswer,
    updated_at: timeAnswer.describe('When it last told something; before that, when it was made.'),
    following: z.boolean(),
    can_edit: z.boolean(),
    recorded: z.boolean().describe('The product’s own, recorded content.'),
    last_line: z.string().nullable().describe('What it told last; null before its first state.'),
  })
  .meta({ id: 'ExploreTracker' });

export type ExploreTrackerView = ViewOf<typeof exploreTrackerAnswer>;

export const exploreAnswer = z
  .strictObject({
    header: z.string(),
    subheader: z.string(),
    trackers: z.array(exploreTrackerAnswer).describe('Those that told something last come first.'),
  })
  .meta({ id: 'Explore' });

export type ExploreView = ViewOf<typeof exploreAnswer>;

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
