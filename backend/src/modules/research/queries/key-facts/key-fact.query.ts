import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { visibleTracker } from '#modules/trackers/published';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { pageRequestOf, pageParameters, paged } from '#platform/http/answers/page';
import { readRoute } from '#platform/http/routes/read-route';
import { newestFirst } from '#platform/read-store/newest-first';
import { type KeyFactReading, keyFacts } from '#projections/research/key-facts/key-facts.projection';
import { evidenceAnswer, evidenceView } from '../source-view';
import { keyFactValue } from './displayed-key-facts';

const keyFactAnswer = z
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

export const GetKeyFact = readRoute({
  path: 'api/topics/tracker/:id/facts/:name',
  access: 'optional',
  summary: 'The values of a key fact that pages gave, each with its quote, newest first; 500 a page.',
  query: pageParameters(500),
  answers: z.array(keyFactAnswer),
  async read({ params: { id, name }, query, caller }, reads) {
    const tracker = await visibleTracker(reads, id, caller);
    if (isRefusal(tracker)) return tracker;
    const list = { where: { tracker_id: id, name }, by: 'observed_at' } as const;
    const { rows, next } = await newestFirst(reads, keyFacts, list, pageRequestOf(query));
    return paged({ rows: rows.map(keyFactView), next });
  },
});
