import { z } from 'zod';
import recorded from './countries.json';

const day = z.iso.date();

/** A reciprocal duty of the United States of 2025. All of them ended on the day of the event `ended`. */
export const tariffSchema = z.discriminatedUnion('basis', [
  z.strictObject({ basis: z.literal('listed'), percent: z.number() }),
  // 15 percent less the duty of column 1; nothing is added if that is 15 percent or more.
  z.strictObject({ basis: z.literal('european_union'), percent: z.number() }),
  // Countries that the order does not name, for all of which it set 10 percent.
  z.strictObject({ basis: z.literal('unlisted'), percent: z.number() }),
  // Canada, China with Hong Kong and Macao, and Mexico.
  z.strictObject({ basis: z.literal('other_orders') }),
  // Foreign, and neither listed nor under the 10 percent: Cuba, for example, or Antarctica, where nobody trades.
  z.strictObject({ basis: z.literal('none') }),
  // The United States and their territories.
  z.strictObject({ basis: z.literal('domestic') }),
]);

export const documentSchema = z.strictObject({ date: day, title: z.string(), url: z.url() });

const country = z.strictObject({
  id: z.string().regex(/^[A-Z]{2}$/),
  numeric: z.string().regex(/^\d{3}$/),
  name: z.string().min(1),
  aliases: z.array(z.string()),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  trade: z.strictObject({ exports: z.number(), imports: z.number(), score: z.int().min(0).max(100) }).nullable(),
  tariff: tariffSchema,
  documents: z.array(documentSchema),
});

export const milestoneSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('declared'), date: day, order: z.int(), url: z.url() }),
  z.strictObject({ event: z.literal('rates_set'), date: day, order: z.int(), url: z.url(), in_effect_from: day }),
  z.strictObject({ event: z.literal('ended'), date: day, order: z.int(), url: z.url() }),
  z.strictObject({
    event: z.literal('surcharge'),
    date: day,
    url: z.url(),
    percent: z.number(),
    in_effect_from: day,
    days: z.int(),
  }),
]);

// A notice of the Federal Register, after the order that set the rates, by which a country pays the regular duty or
// `percent`, whichever is higher, instead of its rate. The notice may be later than the day from which goods pay it.
export const rateChangeSchema = z.strictObject({
  date: day,
  percent: z.number(),
  in_effect_from: day,
  title: z.string(),
  url: z.url(),
});

const file = z.strictObject({
  compiled_on: day,
  trade: z.strictObject({ year: z.int(), title: z.string(), publisher: z.string(), url: z.url() }),
  tariff_history: z.array(milestoneSchema),
  rate_changes: z.array(rateChangeSchema.extend({ countries: z.array(z.string()).min(1) })),
  countries: z.array(country),
});

/**
 * A country or territory of ISO 3166-1. `id` is its alpha-2 code, `numeric` that of an outline of world-atlas. `aliases`
 * are other English names. `trade` is in goods with the United States in `TRADE_SOURCE.year`, in millions of US dollars as
 * they see it (`exports` go there from the United States); null where the source has no row. Its `score` is 100 · log(1 +
 * trade) / log(1 + the largest trade), rounded. `documents` are of the White House, newest first.
 */
export type Country = Readonly<z.output<typeof country>>;
export type Tariff = Country['tariff'];

/** A later rate of a country. */
export type RateChange = Readonly<z.output<typeof rateChangeSchema>>;

/** An event in the history of the reciprocal duties. */
export type TariffMilestone = Readonly<z.output<typeof milestoneSchema>>;

const read = file.parse(recorded);

/** The day on which the data were put together. */
export const COUNTRIES_COMPILED_ON: string = read.compiled_on;
export const TRADE_SOURCE: Readonly<z.output<typeof file>['trade']> = read.trade;
export const tariffHistory: readonly TariffMilestone[] = read.tariff_history;

/** What changed the rate of a country after the order that set the rates of all, oldest first. */
export const rateChangesOf = ({ id }: Pick<Country, 'id'>): readonly RateChange[] =>
  read.rate_changes.flatMap(({ countries: of, ...change }) => (of.includes(id) ? [change] : []));

/** All countries, ordered by name. */
export const countries: readonly Country[] = read.countries;

const byId = new Map(countries.map((each) => [each.id, each]));
const byName = new Map(
  countries.flatMap((each) => [each.name, ...each.aliases].map((name) => [name.toLowerCase(), each] as const)),
);

export const countryOf = (id: string): Country | undefined => byId.get(id);

/** The country with an English name or alias, without regard to case. */
export const countryByName = (name: string): Country | undefined => byName.get(name.trim().toLowerCase());

/** Whether there is any trade or rate to report; there is none for Antarctica or the United States' own territories. */
export const isPartner = ({ trade, tariff }: Country): boolean => trade !== null || 'percent' in tariff;
