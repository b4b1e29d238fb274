import type { Evidence } from '../ledger';
import { endedActIn } from './ended-act';
import { dateOf, shownText } from './shown-text';
import type { Known } from './told-ending';

const MOST_TOUCHED = 5;

/** One page each of earlier lines that depend on an act that a page has ended; the newest first. */
export const touchedBy = (ending: Evidence, { claims, links }: Known, at: number): readonly Evidence[] => {
  const touched = claims
    .filter(({ live }) => live)
    .sort((a, b) => dateOf(b) - dateOf(a))
    .flatMap((claim): readonly Evidence[] => {
      const [page] = claim.evidence;
      const ended = endedActIn(shownText(claim, at), claim, claims, links);
      return page !== undefined && ended?.endedBy.url === ending.url ? [page] : [];
    });
  return [...new Map(touched.map((page) => [page.url, page])).values()].slice(0, MOST_TOUCHED);
};
