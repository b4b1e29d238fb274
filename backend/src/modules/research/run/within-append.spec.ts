import type { Evidence, Finding, Findings } from '#engine/ledger';
import { splitForAppend, withinAppend } from './within-append';

test('splits entries into parts within the limit, in order', () => {
  const entries = Array.from({ length: 10 }, (_, n) => ({ n, text: 'x'.repeat(90) }));
  const parts = splitForAppend(entries, 350);
  expect(parts.flat()).toEqual(entries);
  expect(parts.map(({ length }) => length)).toEqual([3, 3, 3, 1]);
});

test('puts an entry above the limit into its own part, and makes one part of nothing', () => {
  expect(splitForAppend(['a', 'x'.repeat(100), 'b'], 50).map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(splitForAppend([])).toEqual([[]]);
});

const evidence = (n: number): Evidence => ({
  url: `https://agency.gov/${n}`,
  title: 'A title',
  host: 'agency.gov',
  publisher: 'Agency',
  publishedAt: null,
  quote: 'q'.repeat(500),
});
const finding = (n: number): Finding => ({
  kind: 'new',
  replaces: [],
  claim: {
    id: `claim-${n}`,
    text: 't'.repeat(500),
    story: `story-${n}`,
    role: 'headline',
    status: 'new',
    live: true,
    firstSeenAt: '',
    lastSeenAt: '',
    publishedAt: null,
    relevance: 1,
    appeal: 5,
    evidence: [evidence(n)],
    mentionedBy: [],
  },
});
const found = (count: number): Findings => ({
  at: '2026-03-01T00:00:00.000Z',
  arrangement: null,
  headings: [],
  recorded: Array.from({ length: count }, (_, n) => finding(n)),
  displayed: count,
  confirmed: [],
  mentioned: [],
  keptOut: [],
  links: [],
  facts: [],
  documents: Array.from({ length: count }, (_, n) => ({
    url: `https://agency.gov/${n}`,
    foundAt: `https://agency.gov/${n}`,
    title: 'A title',
    outcome: 'told',
    reason: { kind: 'new' } as const,
    page: { fingerprints: '', measures: [], story: null },
  })),
  aliases: [],
  proposedWords: [],
  rejected: 0,
});

test('an ordinary run tells everything it found', () => {
  const findings = found(20);
  expect(withinAppend(findings)).toBe(findings);
});

test('a run with too many findings tells the weightiest and leaves the pages of the rest unread for the next run', () => {
  const { recorded, documents } = withinAppend(found(500));
  expect(recorded.map(({ claim }) => claim.id)).toEqual(Array.from(recorded, (_, n) => `claim-${n}`));
  expect(Buffer.byteLength(JSON.stringify(recorded))).toBeLessThan(128 * 1024);
  const unread = documents.filter(({ page }) => page === undefined);
  expect(documents.filter(({ page }) => page !== undefined)).toHaveLength(recorded.length);
  expect(new Set(unread.map(({ outcome }) => outcome))).toEqual(new Set(['left_out']));
});
