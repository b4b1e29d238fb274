import { z } from 'zod';
import { trackerOfCountry } from '#modules/subjects/published';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { latestQuestion, countryTopic } from '../../country-wording';
import {
  COUNTRIES_COMPILED_ON,
  type Country,
  TRADE_SOURCE,
  countries,
  documentSchema,
  isPartner,
  milestoneSchema,
  rateChangeSchema,
  rateChangesOf,
  tariffHistory,
  tariffSchema,
} from '../../reference/countries';
import { unreadSinceRate } from '../../reference/duties';
import { countryReport } from '../last-update/country-report';

const millions = z.number().nullable().describe('Millions of US dollars; null if no trade is recorded.');

const tariffItemAnswer = z
  .strictObject({
    id: z.string().describe('Of its tracker, which belongs to the system.'),
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
    uid: z.string().describe('The same as `id`.'),
    lat: z.number(),
    lon: z.number(),
    exports: millions.describe('Goods that the United States sent there, in millions of US dollars.'),
    imports: millions.describe('Goods that came from there, in millions of US dollars.'),
    tariff: tariffSchema.describe('As the order set it for the day `in_effect_from` of `rates_set`.'),
    rate_changes: z
      .array(rateChangeSchema)
      .describe('Later rates until all ended, oldest first: the regular duty or `percent`, whichever is higher.'),
    unread_since_rate: z
      .array(documentSchema)
      .describe('Documents after the rate that is last known, of which only the title is: they may have changed it.'),
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
    trackers: z.array(tariffItemAnswer).describe('By name. Reference data: they count as nobody’s trackers.'),
  })
  .meta({ id: 'TariffData' });

type TariffData = ViewOf<typeof tariffDataAnswer>;

const item = (country: Country): TariffData['trackers'][number] => ({
  id: trackerOfCountry(country),
  country_code: country.id,
  country_numeric: country.numeric,
  country_name: country.name,
  country_trade_score: country.trade?.score ?? null,
  tracker_description: countryTopic(country),
  updated_at: `${countryReport(country).updatedOn}T00:00:00.000Z`,
  latest_query: latestQuestion(country),
  uid: trackerOfCountry(country),
  lat: country.lat,
  lon: country.lon,
  exports: country.trade?.exports ?? null,
  imports: country.trade?.imports ?? null,
  tariff: country.tariff,
  rate_changes: [...rateChangesOf(country)],
  unread_since_rate: [...unreadSinceRate(country)],
  documents: country.documents,
});

const tariffData: TariffData = {
  collection: {
    id: 'tariffs',
    name: 'Tariff Tracker',
    compiled_on: COUNTRIES_COMPILED_ON,
    trade_source: TRADE_SOURCE,
    tariff_history: tariffHistory,
  },
  trackers: countries.filter(isPartner).map(item),
};

export const GetTariffData = readRoute({
  path: 'api/topics/get-tariff-data',
  access: 'public',
  summary: 'The countries of the tariff tracker, with their trade and their duties.',
  answers: tariffDataAnswer,
  read: () => tariffData,
});
