import type { Evidence } from '../ledger';
import { endedActIn, type EndedAct } from './ended-act';
import { dateOf, shownText } from './shown-text';
import type { Known } from './told-ending';

const MOST_TOUCHED = 5;

interface TouchedPage {
  readonly page: Evidence;
  readonly ended: EndedAct;
}

/** One page each of earlier lines that depend on an act that a page has ended; the newest first. */
export const touchedBy = (ending: Evidence, { claims, links }: Known, at: number): readonly TouchedPage[] => {
  const touched = claims
    .filter(({ live }) => live)
    .sort((a, b) => dateOf(b) - dateOf(a))
    .flatMap((claim): readonly TouchedPage[] => {
      const [page] = claim.evidence;
      const ended = endedActIn(shownText(claim, at), claim, claims, links);
      return page !== undefined && ended?.endedBy.url === ending.url ? [{ page, ended }] : [];
    });
  return [...new Map(touched.map((each) => [each.page.url, each])).values()].slice(0, MOST_TOUCHED);
};
