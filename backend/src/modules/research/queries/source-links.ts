import { Inject, Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';

/**
 * Creates and verifies passthrough links. Since a source's id derives from its tracker and URL, anyone who knows a
 * tracker's id could otherwise test whether it cites a given page: links therefore carry a signature.
 */
@Injectable()
export class SourceLinks {
  private readonly key: Uint8Array;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
  ) {
    this.key = derivedKey(dataKey, 'source-links');
  }

  linkTo(sourceId: string): string {
    return `${this.config.publicUrl}/go/${sourceId}.${this.proof(sourceId)}`;
  }

  /** The source named by a link's last path segment; null if its signature is invalid. */
  sourceIn(linkPart: string): string | null {
    const [, sourceId = '', shown = ''] = /^(.+)\.([\w-]{43})$/.exec(linkPart) ?? [];
    const isOurs = shown !== '' && timingSafeEqual(Buffer.from(shown), Buffer.from(this.proof(sourceId)));
    return isOurs ? sourceId : null;
  }

  private proof(sourceId: string): string {
    return keyedHash(this.key, sourceId);
  }
}
