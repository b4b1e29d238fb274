import { type LatestUpdate as TrackerUpdate, NewestUpdates, latestUpdateOf } from '#modules/research/published';
import { subjectOf } from '#modules/subjects/published';
import { visibleTracker } from '#modules/trackers/published';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import { readRoute } from '#platform/http/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { type CountryReport, countryReport } from './country-report';

const lastUpdateAnswer = z
  .strictObject({
    content: z.string().nullable().describe('Markdown, with `[n]` for `sources[n - 1]`. Null if nothing was told yet.'),
    sources: z.array(
      z.strictObject({
        index: z.int().describe('The number of its marker.'),
        content: z.string().describe('Its address.'),
        title: z.string(),
        publisher: z.string(),
        published_on: z.iso.date().nullable().describe('Null if the page has no date.'),
      }),
    ),
    updated_at: timeAnswer.nullable(),
  })
  .meta({ id: 'LastUpdate' });

type LastUpdate = ViewOf<typeof lastUpdateAnswer>;

const ofCountry = ({ content, sources, updatedOn }: CountryReport): LastUpdate => ({
  content,
  sources: sources.map(({ url, title, publisher, date }, place) => ({
    index: place + 1,
    content: url,
    title,
    publisher,
    published_on: date,
  })),
  updated_at: `${updatedOn}T00:00:00.000Z`,
});

const ofTracker = ({ content, sources, updated_at }: TrackerUpdate): LastUpdate => ({
  content,
  sources: sources.map(({ url, title, publisher, published_on }, place) => ({
    index: place + 1,
    content: url,
    title,
    publisher,
    published_on,
  })),
  updated_at,
});

const NOTHING: LastUpdate = { content: null, sources: [], updated_at: null };

export const GetLastUpdate = readRoute({
  path: 'api/topics/tracker/:id/last-update',
  access: 'optional',
  summary:
    'What a tracker told last; for that of a country that has told nothing yet, what is recorded, with the newest document.',
  answers: lastUpdateAnswer,
  uses: [READ_STORE, NewestUpdates, CLOCK],
  read: async ({ params: { id }, caller }, reads, newest, clock) => {
    const tracker = await visibleTracker(reads, id, caller);
    if (isRefusal(tracker)) return tracker;
    const latest = await latestUpdateOf(id, { reads, newest, clock });
    if (latest !== undefined) return ofTracker(latest);
    const subject = subjectOf(id);
    return subject?.kind === 'country' ? ofCountry(countryReport(subject.country)) : NOTHING;
  },
});
