import type { Gathered } from '../gather/gathering';
import type { Confirmation, Finding, Findings } from '../pipeline/ledger';

/** Bytes as JSON that one kind of entry may take in an append of a run. Four kinds share one, and the store refuses 512 KiB. */
const MOST_BYTES = 112 * 1024;
const LONGEST_TITLE = 300;
const LONGEST_ADDRESS = 1000;

const bytesOf = (entry: unknown): number => Buffer.byteLength(JSON.stringify(entry));

/** The entries in their order, in parts that are each within the bound; one part at least. */
export const inParts = <Entry>(entries: readonly Entry[], most = MOST_BYTES): readonly (readonly Entry[])[] => {
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

/** Titles as long as a list shows them, and no address that nobody could follow: hosts may send either of any length. */
export const ofBoundedText = (gathered: Gathered): Gathered => {
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

/**
 * The weightiest findings that one append holds. Pages of the others are left unread, so that the next run finds what
 * they tell.
 */
export const withinAppend = (findings: Findings): Findings => {
  const [recorded = [], ...laterFindings] = inParts(findings.recorded);
  const [confirmed = [], ...laterConfirmed] = inParts(findings.confirmed);
  if (laterFindings.length === 0 && laterConfirmed.length === 0) return findings;
  const unread = new Set(addressesOf(laterFindings.flat(), laterConfirmed.flat()));
  return {
    ...findings,
    recorded,
    confirmed,
    documents: findings.documents.map((document) => {
      if (!unread.has(document.url)) return document;
      const { page: _page, ...judged } = document;
      return {
        ...judged,
        outcome: 'left_out',
        reason: 'This run found more than it tells at once; the next one goes on.',
      };
    }),
  };
};
