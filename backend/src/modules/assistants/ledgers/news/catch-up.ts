import { type Answer, quoted } from '../../answering/answer';
import type { Period } from '../../periods/question-period';
import { type Ledgers, countIn, newestIn } from '../index/candidates';
import { type QuotedClaim, newestFirst } from '../claim-passages';
import { quoteOfClaim, withEndings } from '../endings';

/** Most claims quoted to answer about news as such: what came in a period, how many there are. */
export const MAX_QUOTED_CLAIMS = 7;
/** Most claims read for that. */
export const MAX_READ = 60;
/** Earlier claims, offered if a period has none. */
const MAX_BEFORE = 3;

/** What a question about news as such found, besides the lines. */
export interface CaughtUp {
  /** Whether it asks for what came since the asker was last here, which is not known. */
  readonly isSinceVisit: boolean;
  /** What comes first, if that is worth saying. */
  readonly order: 'newest' | 'oldest' | null;
  /** The number of lines, if the question asks for it. */
  readonly count?: number;
  readonly isOnThing?: true;
  /** Set if it asks who published them. */
  readonly isOfSources?: true;
}

type Load = (ids: readonly string[]) => Promise<readonly QuotedClaim[]>;

const urlOfEvidence = ({ claim: { evidence, _id } }: QuotedClaim): string => evidence[0]?.url ?? _id;

/** The claims by page, those of the newest page first, and of each page the one that most documents report. */
const byPage = (claims: readonly QuotedClaim[]): readonly (readonly QuotedClaim[])[] => {
  const pages = new Map<string, QuotedClaim[]>();
  for (const claim of [...claims].sort((one, other) => other.claim.mentions - one.claim.mentions)) {
    const page = urlOfEvidence(claim);
    pages.set(page, [...(pages.get(page) ?? []), claim]);
  }
  return [...pages.values()].sort(([one], [other]) =>
    one === undefined || other === undefined ? 0 : newestFirst(one, other),
  );
};

/** All claims of a few pages, or one or two from each of many, so that a long page does not crowd out others. */
const chosenFrom = (claims: readonly QuotedClaim[]): readonly QuotedClaim[] => {
  const pages = byPage(claims);
  const longest = Math.max(0, ...pages.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => pages.flatMap((page) => page.slice(turn, turn + 1)));
  const chosen = new Set(inTurns.flat().slice(0, MAX_QUOTED_CLAIMS));
  return pages.flatMap((page) => page.filter((claim) => chosen.has(claim)));
};

interface CatchUpScope {
  readonly period: Period | null;
  /** Set if only the news of the last day is asked for. */
  readonly isLast: boolean;
  readonly isCount: boolean;
}

/** All that ledgers have of a period, the newest first. */
export const caughtUp = async (
  ledgers: Ledgers,
  { period, isLast, isCount }: CatchUpScope,
  load: Load,
): Promise<Answer<QuotedClaim>> => {
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
  const unread = isLast ? 0 : countIn(ledgers, period) - newest.length;
  const marked = new Map(withEndings(wanted.map(quoteOfClaim)).map((quote) => [quote.location.claim._id, quote]));
  return {
    ...quoted(quotedClaims.flatMap(({ claim }) => marked.get(claim._id) ?? [])),
    ...(period === null && !isCount ? {} : { more: wanted.length - quotedClaims.length + unread }),
  };
};
