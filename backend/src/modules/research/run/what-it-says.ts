import { createHash } from 'node:crypto';
import type { StateText } from '#events/research/ledger.events';

type Says = Pick<StateText, 'lines'> & {
  readonly sources: readonly { readonly url: string; readonly quote: string }[];
};

/** A fingerprint of the lines of an overview in their sources' own words with what they cite: two that read alike have the same. */
export const whatItSays = ({ lines, sources }: Says): string =>
  createHash('sha256')
    .update(JSON.stringify([lines, sources.map(({ url, quote }) => [url, quote])]))
    .digest('base64url');
