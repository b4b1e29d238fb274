import { catalogue } from '#shared/language/catalogue';

/** Texts of the page of tariffs: what applies, the map and the list. */
export const tariffTexts = catalogue('tariffs/page', {
  /** The heading in the server's English. */
  heading: (heading: string) => heading,
  lead: 'Goods trade with the United States by country, and the reciprocal tariffs set in 2025.',
  notLoaded: 'Failed to fetch collection data',
  trade: 'Trade:',
  howScored: (product: string) =>
    `The trade score is computed by ${product} from these figures: exports and imports together on a logarithmic scale, where the largest partner has 100.`,
  compiledOn: (day: string) => `Compiled on ${day}. Outlines: Natural Earth.`,
  unknownToday: 'We have no record of the rates that apply today.',
  lastDuty: (end: string) =>
    `The last duty on goods from all countries was due to end on ${end}. Choose a country to see what has changed since then.`,
  surcharge: (percent: number, day: string) => `A surcharge of ${percent}% applied on ${day},`,
  surchargeUntil: (end: string) => `when this was last checked: until ${end}, unless it is extended.`,
  more: 'More',
  moreOfDuties: 'More about the duties',
  less: 'Less',
  lessOfDuties: 'Less about the duties',
  checkedOn: (day: string) => `Checked on ${day}.`,
  proclamation: 'a proclamation',
  order: (id: number) => `Executive Order ${id}`,
  ratesSet: (act: string, from: string, day: string) =>
    `The rates on this map are those of ${from}, set by ${act} on ${day}. Where a notice changed one later, the country’s panel says so.`,
  ended: (act: string, day: string) => `All of them ended on ${day} with ${act}.`,
  surchargeSet: (act: string, percent: number, days: number, from: string, end: string) =>
    `The same day ${act} set a temporary import surcharge of ${percent}%, for ${days} days from ${from}: until ${end}, unless it was extended. Later duties on single products are not on this map.`,
  map: 'Map',
  colourBy: 'Colour by',
  rateOn: (day: string, hasEnded: boolean) => `Rate on ${day}${hasEnded ? ' (ended)' : ''}`,
  otherSigns: 'Other signs',
  noValue: { score: 'No trade recorded', rate: 'No rate, or under orders of its own' },
  documents: 'Documents of the White House',
  range: (from: string, to: string) => `${from} to ${to}`,
  orMore: (from: string) => `${from} or more`,
  pointedAt: (score: string, rate: string) => `score ${score} · rate ${rate}`,
  countries: 'Countries',
  search: 'Search countries',
  table: 'Table of countries',
  noMatch: 'No country matches.',
  showAll: 'Show all countries',
  columns: { name: 'Country', score: 'Score' },
  /** In two lines. */
  rateColumn: (day: string, hasEnded: boolean) => `${hasEnded ? 'Rate (ended)' : 'Rate'},\n${day}`,
  ask: (country: string) => `Ask about trade with ${country}`,
  track: 'Track Country',
});
