import { z } from 'zod';
import recorded from './countries.json';

const day = z.iso.date();

/** A reciprocal duty of the United States of 2025. All of them ended on the day of the event `ended`. */
export const tariffSchema = z.discriminatedUnion('basis', [
  z.strictObject({ basis: z.literal('listed'), percent: z.number() }),
  // 15 percent less the duty of column 1; nothing on top where that is 15 percent or more.
  z.strictObject({ basis: z.literal('european_union'), percent: z.number() }),
  // Not named by the order, which set 10 percent for all that it does not name.
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

const file = z.strictObject({
  compiled_on: day,
  trade: z.strictObject({ year: z.int(), title: z.string(), publisher: z.string(), url: z.url() }),
  tariff_history: z.array(milestoneSchema),
  countries: z.array(country),
});

/**
 * A country or territory of ISO 3166-1. `id` is its alpha-2 code, `numeric` that of an outline of world-atlas. `aliases`
 * are other English names. `trade` is in goods with the United States in `TRADE_SOURCE.year`, in millions of US dollars as they see it (`exports` go
 * there from the United States); null where the source has no row. Its `score` is
 * 100 · log(1 + trade) / log(1 + the largest trade), rounded. `documents` are of the White House, newest first.
 */
export type Country = Readonly<z.output<typeof country>>;
export type Tariff = Country['tariff'];

/** What happened to all reciprocal duties, oldest first. */
export type TariffMilestone = Readonly<z.output<typeof milestoneSchema>>;

const read = file.parse(recorded);

/** The day on which the data were put together. */
export const COMPILED_ON: string = read.compiled_on;
export const TRADE_SOURCE: Readonly<z.output<typeof file>['trade']> = read.trade;
export const tariffHistory: readonly TariffMilestone[] = read.tariff_history;

/** In the order of their names. */
export const countries: readonly Country[] = read.countries;

const byId = new Map(countries.map((each) => [each.id, each]));
const byName = new Map(
  countries.flatMap((each) => [each.name, ...each.aliases].map((name) => [name.toLowerCase(), each] as const)),
);

export const countryOf = (id: string): Country | undefined => byId.get(id);

/** By its English name or an alias, without regard to case. */
export const countryNamed = (name: string): Country | undefined => byName.get(name.trim().toLowerCase());

/** Whether there is something to tell of its trade with the United States; not of Antarctica, nor of their own territories. */
export const isPartner = ({ trade, tariff }: Country): boolean => trade !== null || 'percent' in tariff;
