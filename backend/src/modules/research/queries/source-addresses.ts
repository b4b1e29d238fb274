import { derivedId } from '#kernel/ids';
import type { ReadStore } from '#platform/read-store/read-store';
import { citedSources } from '#projections/research/cited-sources/cited-sources.projection';
import type { SourceLinks } from './source-links';

/** A page that is evidence in a tracker's ledger. */
export interface EvidencePage {
  readonly trackerId: string;
  readonly url: string;
}

const idOf = ({ trackerId, url }: EvidencePage): string => derivedId(trackerId, url);

/**
 * Addresses that open pages of ledgers: through this server if some answer cites them, since `/go` leads nowhere else;
 * directly otherwise.
 */
export const addressesOf = async (
  reads: ReadStore,
  links: SourceLinks,
  pages: readonly EvidencePage[],
): Promise<(page: EvidencePage) => string> => {
  const found = await reads.find(citedSources, { _id: { $in: [...new Set(pages.map(idOf))] } });
  const cited = new Set(found.map(({ _id }) => _id));
  return (page) => (cited.has(idOf(page)) ? links.linkTo(idOf(page)) : page.url);
};
