import type { TrackerDocument } from '#modules/trackers/published';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { yearOfValue } from '#engine/facts/values-of-type';
import { type KeyFactReading, keyFacts } from '#projections/research/key-facts/key-facts.projection';
import { quotedView } from '../source-view';
import type { keyFactReadAnswer } from './key-fact-answer';

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
