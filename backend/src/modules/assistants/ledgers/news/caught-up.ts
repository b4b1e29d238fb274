import { type AssistantAnswer, quotedAnswer } from '../../answering/assistant-answer';
import type { QuestionPeriod } from '../../periods/question-period';
import { type QuotedClaim, byNewestClaim, pageOfClaim } from '../claim-passages';
import { type Ledgers, countClaimsIn, newestIn } from '../index/ledger-candidates';
import { quoteOfClaim, withEndings } from '../quoted-endings';

/** Claims quoted to answer about the news itself: what came in a period, how many there are. */
export const MAX_QUOTED_CLAIMS = 7;
/** Claims read for that. */
export const MAX_READ = 60;
/** Earlier claims that are offered if a period has none. */
const MAX_BEFORE = 3;

/** What was found for a question about the news itself, besides the lines. */
export interface CaughtUp {
  /** Whether it asks for everything since the asker's last visit, whose date is not known. */
  readonly isSinceVisit: boolean;
  /** The order of the lines, if it has to be said. */
  readonly order: 'newest' | 'oldest' | null;
  /** Set if only the newest or the oldest that there is was asked for. */
  readonly only?: 'newest' | 'oldest';
  /** The number of lines, if the question asks for it. */
  readonly count?: number;
  readonly isOnThing?: true;
  /** Set if it asks who published them. */
  readonly isOfSources?: true;
}

type Load = (ids: readonly string[]) => Promise<readonly QuotedClaim[]>;

/** The claims by page, newest page first; within a page, those that most documents report first. */
const byPage = (claims: readonly QuotedClaim[]): readonly (readonly QuotedClaim[])[] => {
  const pages = new Map<string, QuotedClaim[]>();
  for (const claim of [...claims].sort((one, other) => other.claim.mentions - one.claim.mentions)) {
    const page = pageOfClaim(claim);
    pages.set(page, [...(pages.get(page) ?? []), claim]);
  }
  return [...pages.values()].sort(([one], [other]) =>
    one === undefined || other === undefined ? 0 : byNewestClaim(one, other),
  );
};

/** All claims of a few pages, or one or two from each of many, so that a long page leaves room for others. */
const chosenFrom = (claims: readonly QuotedClaim[]): readonly QuotedClaim[] => {
  const pages = byPage(claims);
  const longest = Math.max(0, ...pages.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => pages.flatMap((page) => page.slice(turn, turn + 1)));
  const chosen = new Set(inTurns.flat().slice(0, MAX_QUOTED_CLAIMS));
  return pages.flatMap((page) => page.filter((claim) => chosen.has(claim)));
};

interface CatchUpScope {
  readonly period: QuestionPeriod | null;
  /** Set if only the news of the last day is asked for. */
  readonly isLast: boolean;
  readonly isCount: boolean;
}

/** Everything that ledgers have for a period, newest first. */
export const caughtUp = async (
  ledgers: Ledgers,
  { period, isLast, isCount }: CatchUpScope,
  load: Load,
): Promise<AssistantAnswer<QuotedClaim>> => {
  const newest = newestIn(ledgers, period, MAX_READ);
  const loaded = await load(newest);
  if (loaded.length === 0) {
    const before =
      period?.from == null ? [] : await load(newestIn(ledgers, { from: null, to: period.from - 1 }, MAX_BEFORE));
    return { kind: 'not_answered', nearest: before.map(quoteOfClaim) };
  }
  const lastDay = loaded.reduce((latest, { day }) => (day > latest ? day : latest), '');
  const wanted = isLast ? loaded.filter(({ day }) => day === lastDay) : loaded;
  const quotedClaims = chosenFrom(wanted);
  const unread = isLast ? 0 : countClaimsIn(ledgers, period) - newest.length;
  const marked = new Map(withEndings(wanted.map(quoteOfClaim)).map((quote) => [quote.location.claim._id, quote]));
  return {
    ...quotedAnswer(quotedClaims.flatMap(({ claim }) => marked.get(claim._id) ?? [])),
    ...(period === null && !isCount ? {} : { more: wanted.length - quotedClaims.length + unread }),
  };
};
