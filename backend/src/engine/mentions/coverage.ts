import { siteAt } from '#pages/page-address';
import { textFingerprint } from '../known-page';

/** How many documents and hosts report a claim's event or mention it. */
export interface Coverage {
  readonly documents: number;
  readonly hosts: number;
}

interface CitedClaim {
  readonly evidence: readonly { readonly url: string }[];
  /** Keys of pages. */
  readonly mentionedBy: readonly string[];
}

/** A page that mentions a claim, as the ledger remembers it: its site and a fingerprint of its address. */
export const mentionKey = (url: string): string => `${siteAt(url)} ${textFingerprint(url)}`;

const siteIn = (key: string): string => key.slice(0, key.indexOf(' '));

/** The documents and hosts among its evidence and mentions. */
export const coverageOf = ({ evidence, mentionedBy }: CitedClaim): Coverage => {
  if (mentionedBy.length === 0) {
    const hosts = new Set(evidence.map(({ url }) => siteAt(url)));
    return { documents: evidence.length, hosts: hosts.size };
  }
  const keys = new Set([...evidence.map(({ url }) => mentionKey(url)), ...mentionedBy]);
  return { documents: keys.size, hosts: new Set([...keys].map(siteIn)).size };
};
