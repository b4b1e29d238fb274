import { createHash } from 'node:crypto';
import type { StateText } from '#events/research/ledger.events';

type OverviewText = Pick<StateText, 'lines'> & {
  readonly sources: readonly { readonly url: string; readonly quote: string }[];
};

/** A fingerprint of an overview's lines and quotes, to tell whether a new one reads differently. */
export const overviewFingerprint = ({ lines, sources }: OverviewText): string =>
  createHash('sha256')
    .update(JSON.stringify([lines, sources.map(({ url, quote }) => [url, quote])]))
    .digest('base64url');
