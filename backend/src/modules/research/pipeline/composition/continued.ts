import type { ActLink, Evidence, LedgerClaim } from '../ledger';
import { bareTitle } from '../stories/titles';
import { calendarDayOf, datesIn } from '../words/dates';
import { tokens } from '../words/stems';
import { stopWords } from '../words/stop-words';
import { dateOf } from './shown-text';

/** An act that continued another, as a page refers to it. */
export interface Continuation {
  /** `Executive Order of February 20, 2026` */
  readonly act: string;
  readonly title: string;
  readonly evidence: Evidence;
}

/** `Continuing the Suspension of Duties on Nets` */
const CONTINUES = /^(?:Continu(?:ing|ation of)|Exten(?:ding|sion of)|Reaffirming|Renew(?:ing|al of)) (?<what>.+)$/u;

/** What precedes the date of an act, which is not the date of an event. */
const OF_DAY = /^.* (?:of|dated) /;

/** Length of the prefix that `Suspending` and `Suspension` share. */
const SAME_WORD = 5;
const FEWEST_WORDS = 3;

const wordsOf = (title: string): ReadonlySet<string> =>
  new Set(
    tokens(title.toLowerCase())
      .filter((word) => !stopWords.has(word))
      .map((word) => word.slice(0, SAME_WORD)),
  );

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size >= FEWEST_WORDS && one.size === other.size && [...one].every((word) => other.has(word));

/**
 * The later act that continued the act of a claim's page, according to another page: `Continuing the Suspension of Duties on Nets` for
 * the order `Suspending Duties on Nets`. Null if no page mentions one.
 */
export const continuedBy = (claim: LedgerClaim, links: readonly ActLink[]): Continuation | null => {
  const [page] = claim.evidence;
  if (page === undefined || claim.overrules !== undefined) return null;
  const own = wordsOf(bareTitle(page.title, page.publisher));
  for (const link of links) {
    const what = link.kind === 'titled' ? CONTINUES.exec(link.title)?.groups?.['what'] : undefined;
    if (link.kind !== 'titled' || what === undefined || link.evidence.url === page.url) continue;
    const [day] = datesIn(link.act.replace(OF_DAY, ''), calendarDayOf(link.evidence.publishedAt) ?? 0);
    if (day !== undefined && day.from > dateOf(claim) && areSame(own, wordsOf(what))) return link;
  }
  return null;
};
