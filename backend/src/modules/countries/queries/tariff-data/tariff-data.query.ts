import { trackers } from '#modules/trackers/published';
import { z } from 'zod';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { readRoute } from '#platform/http/read-route';
import type { ReadStore } from '#platform/read-store/read-store';
import {
  COMPILED_ON,
  type Country,
  TRADE_SOURCE,
  countries,
  documentSchema,
  isPartner,
  milestoneSchema,
  tariffHistory,
  tariffSchema,
} from '../../reference/countries';
import { questionOf, topicOf } from '../../wording';
import { countryReport } from '../last-update/country-report';

const millions = z.number().nullable().describe('Millions of US dollars; null if no trade is recorded.');

const tariffItemAnswer = z
  .strictObject({
    id: z.string().describe('The code of its country, also for last-update.'),
    country_code: z.string().describe('ISO 3166-1, two letters.'),
    country_numeric: z.string().describe('ISO 3166-1, three digits.'),
    country_name: z.string(),
    country_trade_score: z
      .int()
      .nullable()
      .describe(
        '0 to 100: its trade in goods with the United States on a scale of logarithms; null if none is recorded.',
      ),
    tracker_description: z.string().describe('A topic for a tracker of it.'),
    updated_at: timeAnswer.describe('The newest of its dates.'),
    latest_query: z.string().describe('A question that asks for its latest.'),
    uid: z.string().nullable().describe('The caller’s own tracker with exactly this topic; null without one.'),
    lat: z.number(),
    lon: z.number(),
    exports: millions.describe('Goods that the United States sent there, in millions of US dollars.'),
    imports: millions.describe('Goods that came from there, in millions of US dollars.'),
    tariff: tariffSchema,
    documents: z.array(documentSchema).describe('Of the White House on trade with it, newest first.'),
  })
  .meta({ id: 'TariffItem' });

const tariffDataAnswer = z
  .strictObject({
    collection: z.strictObject({
      id: z.literal('tariffs'),
      name: z.string(),
      compiled_on: z.iso.date().describe('When the data were put together.'),
      trade_source: z.strictObject({
        year: z.int().describe('The year of all exports and imports.'),
        title: z.string(),
        publisher: z.string(),
        url: z.string(),
      }),
      tariff_history: z.array(milestoneSchema).describe('What happened to all reciprocal duties, oldest first.'),
    }),
    trackers: z.array(tariffItemAnswer).describe('By name. Reference data: nobody’s trackers.'),
  })
  .meta({ id: 'TariffData' });

type TariffData = ViewOf<typeof tariffDataAnswer>;

const item = (country: Country): TariffData['trackers'][number] => ({
  id: country.id,
  country_code: country.id,
  country_numeric: country.numeric,
  country_name: country.name,
  country_trade_score: country.trade?.score ?? null,
  tracker_description: topicOf(country),
  updated_at: `${countryReport(country).updatedOn}T00:00:00.000Z`,
  latest_query: questionOf(country),
  uid: null,
  lat: country.lat,
  lon: country.lon,
  exports: country.trade?.exports ?? null,
  imports: country.trade?.imports ?? null,
  tariff: country.tariff,
  documents: country.documents,
});

const items = countries.filter(isPartner).map(item);
const topics = items.map(({ tracker_description }) => tracker_description);

/** The caller's own trackers by their topic; of several with the same one the oldest. */
const ownByTopic = async (reads: ReadStore, caller: Caller | null): Promise<ReadonlyMap<string, string>> => {
  if (caller === null) return new Map();
  const own = await reads.find(
    trackers,
    { owner_id: caller.userId, deleted_at: null, description: { $in: topics } },
    { sort: { created_at: -1 } },
  );
  return new Map(own.map(({ _id, description }) => [description, _id]));
};

/** All partners of the United States, each with the caller's own tracker of it. */
const tariffData = async (reads: ReadStore, caller: Caller | null): Promise<TariffData> => {
  const own = await ownByTopic(reads, caller);
  return {
    collection: {
      id: 'tariffs',
      name: 'Tariff Tracker',
      compiled_on: COMPILED_ON,
      trade_source: TRADE_SOURCE,
      tariff_history: tariffHistory,
    },
    trackers: items.map((each) => ({ ...each, uid: own.get(each.tracker_description) ?? null })),
  };
};

export const GetTariffData = readRoute({
  path: 'api/topics/get-tariff-data',
  access: 'optional',
  summary: 'The countries of the tariff tracker, with their trade and their duties.',
  answers: tariffDataAnswer,
  read: ({ caller }, reads) => tariffData(reads, caller),
});
