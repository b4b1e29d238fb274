import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { PublicLines } from '#modules/explore/published';
import {
  type LatestUpdate as TrackerUpdate,
  NewestUpdates,
  type PublishedNews,
  PublishedNewsReader,
  latestUpdateOf,
} from '#modules/research/published';
import { subjectOfTracker } from '#modules/subjects/published';
import { visibleTracker } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { isoDay } from '#text/words/date-mention';
import type { Country } from '../../reference/countries';
import { rateSetOn, surcharge } from '../../reference/duties';
import { speaksOfRate } from '../../speaks-of-rate';
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
    rates_since: z
      .array(z.strictObject({ date: z.iso.date(), url: z.string() }))
      .describe('What it tells of rates after the one that is recorded of its country, newest first.'),
  })
  .meta({ id: 'LastUpdate' });

type LastUpdate = ViewOf<typeof lastUpdateAnswer>;

const ofCountry = ({ content, sources, updatedOn }: CountryReport): LastUpdate => ({
  content,
  sources: sources.map(({ url, title, publisher, date }, index) => ({
    index: index + 1,
    content: url,
    title,
    publisher,
    published_on: date,
  })),
  updated_at: `${updatedOn}T00:00:00.000Z`,
  rates_since: [],
});

/**
 * The days and pages on which a tracker reported on rates since the one on record for its country; each day once,
 * newest first.
 */
export const ratesSince = (country: Country, publishedNews: readonly PublishedNews[]): LastUpdate['rates_since'] => {
  const later = publishedNews
    .flatMap(({ lines }) => lines)
    .flatMap(({ text, source: { url, day } }) =>
      day !== null && day > rateSetOn(country) && speaksOfRate(text) ? [[day, url] as const] : [],
    );
  return [...new Map(later)]
    .map(([date, url]) => ({ date, url }))
    .sort((one, other) => other.date.localeCompare(one.date));
};

const ofTracker = ({ content, sources, updated_at }: TrackerUpdate, since: LastUpdate['rates_since']): LastUpdate => ({
  content,
  sources: sources.map(({ url, title, publisher, published_on }, index) => ({
    index: index + 1,
    content: url,
    title,
    publisher,
    published_on,
  })),
  updated_at,
  rates_since: since,
});

const NOTHING: LastUpdate = { content: null, sources: [], updated_at: null, rates_since: [] };

export const GetLastUpdate = readRoute({
  path: 'api/topics/tracker/:id/last-update',
  access: 'optional',
  summary:
    'The latest update of a tracker. For a country’s tracker without updates, what is recorded about the country, with the newest document.',
  answers: lastUpdateAnswer,
  uses: [READ_STORE, NewestUpdates, PublishedNewsReader, PublicLines, CLOCK],
  read: async ({ params: { id }, caller }, reads, newest, newsReader, publicLines, clock) => {
    const tracker = await visibleTracker(reads, id, caller);
    if (isRefusal(tracker)) return tracker;
    const latest = await latestUpdateOf(id, { reads, newest, clock });
    const subject = subjectOfTracker(id);
    const country = subject?.kind === 'country' ? subject.country : null;
    if (latest === undefined) {
      if (country === null) return NOTHING;
      const lines = await publicLines.on(country, clock.now());
      const isReportedSince = lines.some(({ source: { day } }) => day !== null && day > surcharge.date);
      return ofCountry(countryReport(country, { isToldSince: isReportedSince }));
    }
    if (country === null) return ofTracker(latest, []);
    const news = await newsReader.newsOf(id, [{ updateId: null }], isoDay(clock.now().getTime()));
    return ofTracker(latest, ratesSince(country, news));
  },
});
