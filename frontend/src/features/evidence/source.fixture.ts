import type { Source } from './published/source';

/** A source for specs; `change` overrides fields. */
export const sourceFixture = (change: Partial<Source> = {}): Source => ({
  url: 'https://www.whitehouse.gov/tariffs',
  passthrough_link: 'http://localhost/go/s1',
  title: 'Adjusting Imports of Agricultural Equipment',
  headline: 'Adjusting Imports of Agricultural Equipment',
  host: 'www.whitehouse.gov',
  publisher: 'The White House',
  published_at: '2026-06-01',
  published_on: '2026-06-01',
  quote: 'The Proclamation adjusts the tariffs from 25% to 15%.',
  passage: 'The Proclamation adjusts the tariffs from 25% to 15%. It takes effect today.',
  read_at: '2026-06-02T06:04:00.000Z',
  ...change,
});
