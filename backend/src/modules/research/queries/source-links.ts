import { Inject, Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';

/**
 * The passthrough links. A source's id follows from its tracker and its address, so anyone who knows a tracker's id could
 * ask of any page whether that tracker cites it: a link carries a proof that this server wrote it.
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

  /** The source that the last part of a link names; null where this server wrote no such link. */
  sourceIn(linkPart: string): string | null {
    const [, sourceId = '', shown = ''] = /^(.+)\.([\w-]{43})$/.exec(linkPart) ?? [];
    const isOurs = shown !== '' && timingSafeEqual(Buffer.from(shown), Buffer.from(this.proof(sourceId)));
    return isOurs ? sourceId : null;
  }

  private proof(sourceId: string): string {
    return keyedHash(this.key, sourceId);
  }
}
