import type { Confirmation, Finding, Findings } from '#engine/ledger';
import type { Gathered } from '../gather/gathering';

/** JSON bytes per kind of entry in an append. An append has seven kinds, and the store refuses more than 512 KiB. */
const MAX_BYTES = 70 * 1024;
const LONGEST_TITLE = 300;
const LONGEST_ADDRESS = 1000;

const bytesOf = (entry: unknown): number => Buffer.byteLength(JSON.stringify(entry));

/** Splits entries in order into parts within the limit; at least one part. */
export const splitForAppend = <Entry>(entries: readonly Entry[], most = MAX_BYTES): readonly (readonly Entry[])[] => {
  let part: Entry[] = [];
  const parts = [part];
  let bytes = 0;
  for (const entry of entries) {
    const more = bytesOf(entry);
    if (part.length > 0 && bytes + more > most) {
      part = [];
      parts.push(part);
      bytes = 0;
    }
    part.push(entry);
    bytes += more;
  }
  return parts;
};

/** Shortens titles to what a list shows and drops overlong URLs, since hosts may send either of any length. */
export const withBoundedText = (gathered: Gathered): Gathered => {
  const bounded = <Entry extends { readonly url: string; readonly title: string }>(entries: readonly Entry[]) =>
    entries
      .filter(({ url }) => url.length <= LONGEST_ADDRESS)
      .map((entry) => ({ ...entry, title: entry.title.slice(0, LONGEST_TITLE) }));
  return { ...gathered, pages: bounded(gathered.pages), documents: bounded(gathered.documents) };
};

const addressesOf = (findings: readonly Finding[], confirmed: readonly Confirmation[]): readonly string[] => [
  ...findings.flatMap(({ claim }) => claim.evidence.map(({ url }) => url)),
  ...confirmed.map(({ evidence }) => evidence.url),
];

/** The weightiest findings that fit into one append. Pages of the rest stay unread, so that the next run finds them. */
export const withinAppend = (findings: Findings): Findings => {
  const [recorded = [], ...laterFindings] = splitForAppend(findings.recorded);
  const [confirmed = [], ...laterConfirmed] = splitForAppend(findings.confirmed);
  // Mentions and pages kept out beyond the limit are lost, since they only count; key facts will be stated again.
  const [mentions = [], ...uncounted] = splitForAppend(findings.mentioned);
  const [keptOut = [], ...uncountedPages] = splitForAppend(findings.keptOut);
  const [facts = [], ...unseen] = splitForAppend(findings.facts);
  if ([laterFindings, laterConfirmed, uncounted, uncountedPages, unseen].every(({ length }) => length === 0))
    return findings;
  const unpublished = new Set(laterFindings.flat().map(({ claim }) => claim.id));
  const mentioned = mentions.filter(({ claimId }) => !unpublished.has(claimId));
  const unread = new Set(addressesOf(laterFindings.flat(), laterConfirmed.flat()));
  return {
    ...findings,
    recorded,
    confirmed,
    mentioned,
    keptOut,
    facts,
    documents: findings.documents.map((document) => {
      if (!unread.has(document.url)) return document;
      const { page: _page, ...judged } = document;
      return {
        ...judged,
        outcome: 'left_out',
        reason: { kind: 'next_run' },
      };
    }),
  };
};
