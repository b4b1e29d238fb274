import { visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, isRefusal } from '#kernel/decider';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { newestFirst } from '#platform/read-store/newest-first';
import type { Page, PageAsked } from '#platform/read-store/page';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { type KeyFactReading, keyFacts } from '#projections/research/key-facts/key-facts.projection';
import { evidenceAnswer, evidenceView } from '../source-view';
import { keyFactValue } from './key-fact-answer';

export const keyFactAnswer = z
  .strictObject({
    at: timeAnswer.describe('When it was read.'),
    as_of: z.iso.date().describe('The day of the source.'),
    value: keyFactValue,
    source: evidenceAnswer.omit({ quote: true }),
    quote: z.string(),
  })
  .meta({ id: 'KeyFactReading' });

type KeyFactView = ViewOf<typeof keyFactAnswer>;

const keyFactView = ({ observed_at, as_of, value, evidence }: KeyFactReading): KeyFactView => {
  const { quote, ...source } = evidenceView(evidence);
  return { at: observed_at, as_of, value, source, quote };
};

/** The history of a key fact, newest first, for users who may see the tracker; empty for a name that it never had. */
export class GetKeyFact extends Query<Page<KeyFactView> | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly name: string,
    readonly caller: Caller | null,
    readonly asked: PageAsked,
  ) {
    super();
  }
}

@QueryHandler(GetKeyFact)
export class GetKeyFactHandler implements IQueryHandler<GetKeyFact> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ trackerId, name, caller, asked }: GetKeyFact) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const list = { where: { tracker_id: trackerId, name }, by: 'observed_at' } as const;
    const { rows, next } = await newestFirst(this.reads, keyFacts, list, asked);
    return { rows: rows.map(keyFactView), next };
  }
}
