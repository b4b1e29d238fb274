import { ofYear } from '#text/languages/english/facts';
import { calendarDayOf } from '#text/words/dates';
import type { KnownFact } from '../ledger';

type Stated = Pick<KnownFact, 'type' | 'written'> & {
  readonly evidence: Pick<KnownFact['evidence'], 'quote' | 'publishedAt'>;
};

const AMOUNTS: readonly KnownFact['type'][] = ['currency', 'number', 'percentage'];

/**
 * The year of which a value is, as its sentence says: `$1.2 trillion in 2024`, on whatever day that is written. Null if
 * the sentence names none, several, or one to come.
 */
export const yearOfValue = ({ type, written, evidence: { quote, publishedAt } }: Stated): number | null => {
  if (!AMOUNTS.includes(type)) return null;
  const years = [...quote.matchAll(ofYear)].map((match) => ({ offset: match.index, year: Number(match[1]) }));
  const end = quote.indexOf(written) + written.length;
  const next =
    written !== '' && quote.includes(written)
      ? years.find(({ offset }) => offset - end <= 1 && offset >= end)
      : undefined;
  const [only, ...others] = new Set(next === undefined ? years.map(({ year }) => year) : [next.year]);
  const publicationDay = calendarDayOf(publishedAt);
  if (only === undefined || others.length > 0) return null;
  return publicationDay !== null && only > new Date(publicationDay).getUTCFullYear() ? null : only;
};
