import { NewestUpdates, latestUpdateOf } from '#modules/research/published';
import { visibleTracker } from '#modules/trackers/published';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import { readRoute } from '#platform/http/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { countryOf, isPartner } from '../../reference/countries';
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

export const GetLastUpdate = readRoute({
  path: 'api/topics/tracker/:id/last-update',
  access: 'optional',
  summary: 'What a tracker told last; for the code of a country, what is recorded of its trade with the United States.',
  answers: lastUpdateAnswer,
  uses: [READ_STORE, NewestUpdates, CLOCK],
  read: async ({ params: { id }, caller }, reads, newest, clock) => {
    const country = countryOf(id);
    if (country !== undefined && isPartner(country)) return ofCountry(countryReport(country));
    const tracker = await visibleTracker(reads, id, caller);
    if (isRefusal(tracker)) return tracker;
    const {
      content = null,
      sources = [],
      updated_at = null,
    } = (await latestUpdateOf(id, { reads, newest, clock })) ?? {};
    return {
      content,
      sources: sources.map(({ url, title, publisher, published_on }, place) => ({
        index: place + 1,
        content: url,
        title,
        publisher,
        published_on,
      })),
      updated_at,
    };
  },
});
