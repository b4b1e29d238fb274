import { calendarDay, dayOf } from '#kernel/calendar';
import { memoizeTexts } from '#kernel/memoize';
import type { Claim } from '#modules/research/published';
import { headlineOf } from '#pages/html/headline';
import { languageOf } from '#text/languages/detection';
import type { Language } from '#text/languages/language';
import { abbreviationsIn } from '../../retrieval/abbreviations';
import { termsOf } from '../../retrieval/index-terms';

/**
 * An index from terms to the claims of one tracker. It grows with the ledger and holds no text: the few claims that a
 * question needs are read by id.
 */
export interface LedgerIndex {
  readonly language: Language | null;
  /** Claim ids, in the order in which the claims were recorded. */
  readonly ids: string[];
  /** The start of each claim's day, in milliseconds UTC. */
  readonly days: number[];
  /** Deadlines by position in `ids`: when something is due or ends, in milliseconds UTC. */
  readonly deadlines: Map<number, number>;
  /** For each term, the positions in `ids` of the claims that have it, ascending. */
  readonly postings: Map<string, number[]>;
  /** Long forms by abbreviation, as the ledger's texts define them. */
  readonly abbreviations: Map<string, string>;
}

type Told = Pick<Claim, '_id' | 'text' | 'evidence' | 'first_seen_at' | 'in_force'>;

/** The day by which a claim is due or until which it holds, such as `2026-08-01`; null if it has none. */
export const deadlineOf = ({ in_force: days }: Pick<Claim, 'in_force'>): string | null =>
  days?.due ?? days?.until ?? null;

/** The calendar day of a claim's page, or of its discovery if the page has no date: `2026-02-20`. */
export const dayOfClaim = ({
  evidence: [first],
  first_seen_at: found,
}: Pick<Told, 'evidence' | 'first_seen_at'>): string => calendarDay(first?.publishedAt ?? null) ?? dayOf(found);

/** A month in words, `February 2026`. Remembered, since formatting is slow. */
const formatMonth = memoizeTexts((month: string, code: string): string =>
  new Date(month).toLocaleDateString(code, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** The words that find a claim besides its own: the title of its page, and the month. */
export const headingOfClaim = (claim: Omit<Told, '_id' | 'text'>, language: Language | null): string => {
  const month = formatMonth(dayOfClaim(claim).slice(0, 7), language?.code ?? 'en');
  const [page] = claim.evidence;
  return page === undefined ? month : `${headlineOf(page)}, ${month}`;
};

const SAMPLE = 20;

export const ledgerIndexOf = (first: readonly Told[]): LedgerIndex => ({
  language: languageOf(
    first
      .slice(0, SAMPLE)
      .map(({ text }) => text)
      .join(' '),
  ),
  ids: [],
  days: [],
  deadlines: new Map(),
  postings: new Map(),
  abbreviations: new Map(),
});

/** Adds claims recorded after those in the index. */
export const addToIndex = (index: LedgerIndex, recorded: readonly Told[]): void => {
  const { language, ids, days, deadlines, postings, abbreviations } = index;
  for (const claim of recorded) {
    const index = ids.push(claim._id) - 1;
    days.push(Date.parse(dayOfClaim(claim)));
    const deadline = deadlineOf(claim);
    if (deadline !== null) deadlines.set(index, Date.parse(deadline));
    const terms = [...termsOf(claim.text, language), ...termsOf(headingOfClaim(claim, language), language)];
    for (const term of new Set(terms)) {
      const found = postings.get(term);
      if (found === undefined) postings.set(term, [index]);
      else found.push(index);
    }
  }
  for (const { short, long } of abbreviationsIn(recorded.map(({ text }) => text)))
    if (!abbreviations.has(short)) abbreviations.set(short, long);
};
