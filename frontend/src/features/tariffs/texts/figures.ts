import { catalogue } from '#shared/language/catalogue';

/** Texts of a country's figures. */
export const figureTexts = catalogue('tariffs/figures', {
  /** A country's name, by its code and the server's English name. */
  country: (_code: string, name: string) => name,
  score: 'Trade score',
  ofHundred: (score: string) => `${score} of 100`,
  noTrade: 'No trade recorded',
  computed: (product: string, source: string, year: number) =>
    `Computed by ${product} from ${source}’s figures of ${year}: exports and imports together on a logarithmic scale, where the largest partner has 100.`,
  exports: 'US exports',
  imports: 'US imports',
  tariff: 'Reciprocal tariff',
  bySeparateOrders: 'Set by separate orders',
  leftOut: (order: string, country: string) =>
    `The ${order} left ${country} out; we have no record of the rates that the separate orders set.`,
  orderOf: (day: string) => `order of ${day}`,
  from: (day: string) => `from ${day}`,
  /** After the rate. */
  changed: (from: string, notice: string) =>
    `or the regular duty, whichever is higher, from ${from}, by a notice of ${notice}`,
  maybeChanged: (days: string, count: number) =>
    `May have been changed by ${days}: only ${count === 1 ? 'its title is' : 'their titles are'} on record here`,
  allEnded: (day: string) => `All reciprocal tariffs ended ${day}`,
  foundSince: (days: string) => `Found since then by its tracker, and may have changed this: ${days}`,
  percent: (percent: number) => `${percent}%`,
  newestDocuments: 'Newest documents of the White House',
  ownOrders: 'own orders',
  noRate: 'none',
  millions: (amount: string) => `$${amount} million`,
  billions: (amount: string) => `$${amount} billion`,
});
