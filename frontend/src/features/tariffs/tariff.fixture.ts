import type { TariffData, TariffItem } from './api/get-tariff-data';

/** A country for specs; `change` overrides fields. */
export const tariffItemFixture = (change: Partial<TariffItem> = {}): TariffItem => ({
  id: 'tracker-of-DE',
  country_code: 'DE',
  country_numeric: '276',
  country_name: 'Germany',
  country_trade_score: 91,
  tracker_description: 'Track new and changed trade barriers between the United States and Germany.',
  updated_at: '2026-02-20T00:00:00.000Z',
  latest_query: 'What is new on trade barriers between the U.S. and Germany?',
  uid: 'tracker-of-DE',
  lat: 51,
  lon: 10,
  exports: 75_612.9,
  imports: 160_436.5,
  tariff: { basis: 'european_union', percent: 15 },
  documents: [],
  rate_changes: [],
  unread_since_rate: [],
  ...change,
});

const mexico = tariffItemFixture({
  id: 'tracker-of-MX',
  uid: 'tracker-of-MX',
  country_code: 'MX',
  country_numeric: '484',
  country_name: 'Mexico',
  country_trade_score: 100,
  tariff: { basis: 'other_orders' },
  documents: [{ date: '2025-03-06', title: 'Amendment to Duties', url: 'https://www.whitehouse.gov/amendment/' }],
});

const ivoryCoast = tariffItemFixture({
  id: 'tracker-of-CI',
  uid: 'tracker-of-CI',
  country_code: 'CI',
  country_numeric: '384',
  country_name: "Côte d'Ivoire",
  country_trade_score: 57,
  tariff: { basis: 'listed', percent: 15 },
});

const syria = tariffItemFixture({
  id: 'tracker-of-SY',
  uid: 'tracker-of-SY',
  country_code: 'SY',
  country_numeric: '760',
  country_name: 'Syria',
  country_trade_score: 20,
  tariff: { basis: 'listed', percent: 41 },
});

const jersey = tariffItemFixture({
  id: 'tracker-of-JE',
  uid: 'tracker-of-JE',
  country_code: 'JE',
  country_numeric: '832',
  country_name: 'Jersey',
  country_trade_score: null,
  exports: null,
  imports: null,
  tariff: { basis: 'unlisted', percent: 10 },
});

export const tariffDataFixture: TariffData = {
  collection: {
    id: 'tariffs',
    name: 'Tariff Tracker',
    compiled_on: '2026-11-20',
    trade_source: {
      year: 2024,
      title: 'U.S. Trade in Goods by Country',
      publisher: 'U.S. Census Bureau',
      url: 'https://www.census.gov/foreign-trade/balance/index.html',
    },
    tariff_history: [
      { event: 'declared', date: '2025-04-02', order: 14257, url: 'https://www.federalregister.gov/d/2025-06063' },
      {
        event: 'rates_set',
        date: '2025-07-31',
        order: 14326,
        url: 'https://www.federalregister.gov/d/2025-15010',
        in_effect_from: '2025-08-07',
      },
      { event: 'ended', date: '2026-02-20', order: 14389, url: 'https://www.federalregister.gov/d/2026-03832' },
      {
        event: 'surcharge',
        date: '2026-02-20',
        url: 'https://www.whitehouse.gov/surcharge/',
        percent: 10,
        in_effect_from: '2026-02-24',
        days: 150,
      },
    ],
  },
  trackers: [ivoryCoast, tariffItemFixture(), jersey, mexico, syria],
};
