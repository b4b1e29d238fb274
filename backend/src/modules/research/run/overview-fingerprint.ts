import { createHash } from 'node:crypto';
import type { StateText } from '#events/research/ledger.events';

type OverviewText = Pick<StateText, 'lines' | 'earlier'> & {
  readonly sources: readonly { readonly url: string; readonly quote: string }[];
};

/** A fingerprint of an overview's lines and quotes, to tell whether a new one reads differently. */
export const overviewFingerprint = ({ lines, earlier = [], sources }: OverviewText): string =>
  createHash('sha256')
    .update(JSON.stringify([lines, earlier, sources.map(({ url, quote }) => [url, quote])]))
    .digest('base64url');
