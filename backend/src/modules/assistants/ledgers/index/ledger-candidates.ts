import { type QuestionPeriod, isDayWithin } from '../../periods/question-period';
import type { QueryTerm } from '../../retrieval/parsed-question';
import { type Frequencies, rarityOf } from '../../retrieval/passage-index';
import type { LedgerIndex } from './ledger-index';

/** The indexes of several ledgers, searched as one. */
export interface Ledgers {
  readonly indexes: readonly LedgerIndex[];
  /** Number of claims. */
  readonly size: number;
  /** The number of claims that have each term. */
  readonly frequencies: Frequencies;
}

export const combineLedgers = (indexes: readonly LedgerIndex[]): Ledgers => {
  const counts = new Map<string, number>();
  const get = (term: string): number => {
    const known = counts.get(term);
    if (known !== undefined) return known;
    let count = 0;
    for (const { postings } of indexes) count += postings.get(term)?.length ?? 0;
    counts.set(term, count);
    return count;
  };
  return {
    indexes,
    size: indexes.reduce((sum, { ids }) => sum + ids.length, 0),
    frequencies: {
      get,
      has: (term) => get(term) > 0,
      *keys() {
        for (const { postings } of indexes) yield* postings.keys();
      },
    },
  };
};

/** At most this many claims are read for a question. */
export const MAX_CANDIDATES = 30;

interface Candidate {
  readonly id: string;
  readonly day: number;
  readonly score: number;
}

const bestFirst = (one: Candidate, other: Candidate): number => other.score - one.score || other.day - one.day;

/** Keeps the best candidates without sorting all of them. */
const bestOf = (most: number) => {
  let kept: Candidate[] = [];
  let floor = 0;
  const trim = (): void => {
    kept = kept.sort(bestFirst).slice(0, most);
    if (kept.length === most) floor = kept.at(-1)?.score ?? 0;
  };
  return {
    add(candidate: Candidate): void {
      if (candidate.score < floor) return;
      kept.push(candidate);
      if (kept.length >= 4 * most) trim();
    },
    ids(): readonly string[] {
      trim();
      return kept.map(({ id }) => id);
    },
  };
};

/**
 * At most this many postings are read for a term. A term in half of all claims says little, so only its newest postings
 * are read.
 */
const MAX_READ = 2500;

interface Weighed {
  readonly term: string;
  readonly weight: number;
}

/** The alternatives of a thing that occur in the ledgers, strongest first. */
const weighedIn = (ledgers: Ledgers, { alternatives, weight }: QueryTerm): readonly Weighed[] =>
  [...alternatives]
    .filter(([term]) => ledgers.frequencies.has(term))
    .map(([term, nearness]) => ({ term, weight: weight * nearness * rarityOf(ledgers, term) }))
    .sort((one, other) => other.weight - one.weight);

const NOWHERE: readonly number[] = [];

/** The ids of the claims in a period that match most of the question, weighted by rarity; at most `most`. */
export const candidatesFor = (
  terms: readonly QueryTerm[],
  ledgers: Ledgers,
  period: QuestionPeriod | null,
  most: number,
): readonly string[] => {
  const best = bestOf(most);
  const weighed = terms.map((each) => weighedIn(ledgers, each));
  const readOfEach = Math.ceil(MAX_READ / Math.max(1, ledgers.indexes.length));
  const longest = Math.max(0, ...ledgers.indexes.map(({ ids }) => ids.length));
  // Indexed by position. Only the entries that were written are read, and then cleared for the next ledger.
  const scores = new Float64Array(longest);
  const countedFor = new Int32Array(longest);
  for (const { ids, days, postings } of ledgers.indexes) {
    const found: number[] = [];
    weighed.forEach((alternatives, index) => {
      for (const { term, weight } of alternatives) {
        const places = postings.get(term) ?? NOWHERE;
        let read = 0;
        for (let n = places.length - 1; n >= 0 && read < readOfEach; n--) {
          const place = places[n] ?? 0;
          if (countedFor[place] === index + 1 || (period !== null && !isDayWithin(days[place] ?? 0, period))) continue;
          if (countedFor[place] === 0) found.push(place);
          countedFor[place] = index + 1;
          scores[place] = (scores[place] ?? 0) + weight;
          read++;
        }
      }
    });
    for (const index of found) {
      best.add({ id: ids[index] ?? '', day: days[index] ?? 0, score: scores[index] ?? 0 });
      scores[index] = 0;
      countedFor[index] = 0;
    }
  }
  return best.ids();
};

/** The ids of claims with a deadline in a period, closest to `now` first. */
export const claimsWithDeadlineIn = ({ indexes }: Ledgers, period: QuestionPeriod, now: number): readonly string[] => {
  const found = indexes.flatMap(({ ids, deadlines }) =>
    [...deadlines].flatMap(([place, day]) =>
      isDayWithin(day, period) ? [{ id: ids[place] ?? '', distance: Math.abs(day - now) }] : [],
    ),
  );
  return found.sort((one, other) => one.distance - other.distance).map(({ id }) => id);
};

/** The ids of the newest claims in a period. */
export const newestIn = ({ indexes }: Ledgers, period: QuestionPeriod | null, most: number): readonly string[] => {
  const best = bestOf(most);
  for (const { ids, days } of indexes)
    days.forEach((day, index) => {
      if (period === null || isDayWithin(day, period)) best.add({ id: ids[index] ?? '', day, score: day });
    });
  return best.ids();
};

/** The number of claims in a period. */
export const countClaimsIn = ({ indexes, size }: Ledgers, period: QuestionPeriod | null): number =>
  period === null
    ? size
    : indexes.reduce((sum, { days }) => sum + days.filter((day) => isDayWithin(day, period)).length, 0);
