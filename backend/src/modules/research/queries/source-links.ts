import { Inject, Injectable } from '@nestjs/common';
import { derivedId } from '#kernel/ids';
import { memoizeTexts } from '#kernel/memoize';
import { CONFIG, type Config } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { isProof, parseProvenSegment, provenSegment } from '#platform/crypto/proven-id';
import type { ReadStore } from '#platform/read-store/read-store';
import { citedSources } from '#projections/research/cited-sources/cited-sources.projection';

/**
 * Creates and verifies passthrough links. Since a source's id derives from its tracker and URL, anyone who knows a
 * tracker's id could otherwise test whether it cites a given page: links therefore carry a signature.
 */
@Injectable()
export class SourceLinks {
  private readonly proof: (sourceId: string) => string;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
  ) {
    const key = derivedKey(dataKey, 'source-links');
    this.proof = memoizeTexts((sourceId) => keyedHash(key, sourceId));
  }

  linkTo(sourceId: string): string {
    return `${this.config.publicUrl}/go/${provenSegment({ id: sourceId, proof: this.proof(sourceId) })}`;
  }

  /** The source named by a link's last path segment; null if its signature is invalid. */
  sourceIn(linkPart: string): string | null {
    const proven = parseProvenSegment(linkPart);
    return proven !== null && isProof(proven.proof, this.proof(proven.id)) ? proven.id : null;
  }
}

/** A page that is evidence in a tracker's ledger. */
interface EvidencePage {
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
