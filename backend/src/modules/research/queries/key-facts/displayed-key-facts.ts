import { z } from 'zod';
import { yearOfValue } from '#engine/facts/values-of-type';
import { KEY_FACT_QUALIFIERS } from '#events/research/ledger.events';
import type { TrackerDocument } from '#modules/trackers/published';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { type KeyFactReading, keyFacts } from '#projections/research/key-facts/key-facts.projection';
import { checkedSource, quotedView } from '../source-view';

export const keyFactValue = z
  .union([z.string(), z.number(), z.boolean()])
  .nullable()
  .describe('Percent, US dollars, a count, yes or no, a text or a date in words; null if unknown.');

const qualifierAnswer = z
  .enum(KEY_FACT_QUALIFIERS)
  .nullable()
  .describe('How the source limits the value: `over 253,000 miles`; null if it is exact.');

/** The reading behind the shown value. */
export const keyFactReadAnswer = z
  .strictObject({
    as_of: z.iso.date().describe('The day of the source.'),
    year: z.int().nullable().describe('Year of the value; null if its source names none.'),
    qualifier: qualifierAnswer,
    written: z.string().describe('The value in the source’s words.'),
    was: keyFactValue.describe('The value before; null if there was none.'),
    was_qualifier: qualifierAnswer.describe('Likewise of the value before.'),
    was_year: z.int().nullable().describe('The year of which that was, likewise.'),
    source: checkedSource,
    series: z
      .array(z.strictObject({ as_of: z.iso.date(), value: z.number() }))
      .describe('The numbers read so far, oldest first, at most 60.'),
  })
  .meta({ id: 'KeyFactRead' });

export interface DisplayedKeyFact {
  readonly name: string;
  readonly value: KeyFactReading['value'];
  /** The reading; null if staff set the value, or if it is unknown. */
  readonly read: ViewOf<typeof keyFactReadAnswer> | null;
}

type Fact = TrackerDocument['key_facts'][number];

const LONGEST_SERIES = 60;

const readOf = (newestFirst: readonly KeyFactReading[]): DisplayedKeyFact['read'] => {
  const [newest] = newestFirst;
  if (newest === undefined || newest.value === null) return null;
  const before = newestFirst.find(({ value }) => value !== newest.value);
  return {
    as_of: newest.as_of,
    year: yearOfValue(newest),
    qualifier: newest.qualifier ?? null,
    written: newest.written,
    was: before?.value ?? null,
    was_qualifier: before?.qualifier ?? null,
    was_year: before === undefined ? null : yearOfValue(before),
    source: quotedView({ ...newest.evidence, readAt: newest.observed_at }),
    series: newestFirst
      .flatMap(({ as_of, value }) => (typeof value === 'number' ? [{ as_of, value }] : []))
      .slice(0, LONGEST_SERIES)
      .reverse(),
  };
};

/** The value set by staff applies until a page gives one. `newestFirst` are the readings of the fact. */
export const displayedKeyFact = (
  { name, type, value }: Fact,
  setAt: string,
  newestFirst: readonly KeyFactReading[],
): DisplayedKeyFact => {
  const readings = newestFirst.filter((reading) => reading.type === type);
  const [newest] = readings;
  if (newest === undefined || (value !== null && setAt > newest.observed_at)) return { name, value, read: null };
  return { name, value: newest.value, read: readOf(readings) };
};

export const keyFactsOf = (
  reads: Pick<ReadStore, 'find'>,
  { _id, key_facts, key_facts_set_at }: TrackerDocument,
): Promise<readonly DisplayedKeyFact[]> =>
  Promise.all(
    key_facts.map(async (fact) => {
      const readings = await reads.find(
        keyFacts,
        { tracker_id: _id, name: fact.name },
        { sort: { observed_at: -1 }, limit: LONGEST_SERIES },
      );
      return displayedKeyFact(fact, key_facts_set_at, readings);
    }),
  );
