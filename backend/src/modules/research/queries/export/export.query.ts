import { Readable } from 'node:stream';
import { z } from 'zod';
import { dayOf } from '#kernel/calendar';
import { type Refusal, isRefusal } from '#kernel/decider';
import { isOwnedBy, titleOf, visibleTracker } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { CONFIG } from '#platform/config/config';
import { csvFile } from '#platform/export/csv-file';
import type { Caller } from '#platform/http/access/caller';
import { fileRoute } from '#platform/http/routes/file-route';
import { newestFirst } from '#platform/read-store/newest-first';
import type { Page, Cursor } from '#platform/read-store/page';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { type Claim, claims } from '#projections/research/claims/claims.projection';
import { notApplying } from '#wording/remark-words';
import { type ClaimView, claimView } from '../claims/claims.query';
import { type DisplayedVerdicts, verdictsOf, visibleVerdicts } from '../displayed-verdicts';

/** The content of an export: a tracker and all of its claims, newest first. */
export interface ExportedEvidence {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The tracker's page. */
  readonly link: string;
  /** ISO 8601 UTC. */
  readonly exportedAt: string;
  /** Read page by page, so that an old ledger does not have to fit into memory. */
  claims(): AsyncIterable<ClaimView>;
}

/** Escapes what markdown or HTML would interpret, on one line: pages choose their own titles. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~&!]/g, '\\$&');

/** A link with its address in angle brackets, which allow every other character. */
const link = (title: string, url: string): string =>
  `[${plain(title)}](<${url.replace(/[<>\s\\]/g, (character) => encodeURIComponent(character))}>)`;

const standing = ({ status, verdict, parts_ended: parts, first_seen_at, last_seen_at }: ClaimView): string =>
  [
    status,
    ...(verdict === null ? [] : [`marked as ${verdict.replace('_', ' ')}`]),
    ...parts.map(({ words, since }) => notApplying(plain(words), since)),
    `first seen ${dayOf(first_seen_at)}`,
    `last seen ${dayOf(last_seen_at)}`,
  ].join(' · ');

const sectionOf = (claim: ClaimView): string =>
  [
    `## ${plain(claim.text)}`,
    standing(claim),
    ...claim.evidence.map(({ quote, title, url, host, published_on }) =>
      [`> ${plain(quote)}`, '>', `> ${[link(title || url, url), host, published_on].filter(Boolean).join(' · ')}`].join(
        '\n',
      ),
    ),
  ].join('\n\n');

export async function* exportMarkdown({
  title,
  description,
  link: page,
  exportedAt,
  claims,
}: ExportedEvidence): AsyncGenerator<string> {
  yield `# ${plain(title)}\n\n${plain(description)}\n\n${link('Tracker', page)} · exported ${dayOf(exportedAt)}\n`;
  for await (const claim of claims()) yield `\n${sectionOf(claim)}\n`;
}

const columns = [
  'claim_id',
  'status',
  'verdict',
  'text',
  'first_seen_at',
  'last_seen_at',
  'mentions',
  'quote',
  'title',
  'host',
  'published_at',
  'url',
  'ended_parts',
] as const;

type Row = Readonly<Record<(typeof columns)[number], string | number | null>>;

const rowsOf = ({ id, evidence, parts_ended: parts, ...claim }: ClaimView): readonly Row[] =>
  evidence.map((quoted) => ({
    claim_id: id,
    ended_parts: parts.map(({ words }) => words).join(' | '),
    ...claim,
    ...quoted,
  }));

async function* rows({ claims }: ExportedEvidence): AsyncGenerator<Row> {
  for await (const claim of claims()) yield* rowsOf(claim);
}

/** A row for each quote. */
export const csvOf = (evidence: ExportedEvidence): Readable => csvFile(rows(evidence), columns);

/** Yields one JSON object with a claim per line: `{"tracker": …, "claims": […]}`. */
export async function* exportJson({
  id,
  title,
  description,
  link,
  exportedAt,
  claims,
}: ExportedEvidence): AsyncGenerator<string> {
  const tracker = { id, title, description, link, exported_at: exportedAt };
  yield `{"tracker":${JSON.stringify(tracker)},"claims":[`;
  let isFirst = true;
  for await (const claim of claims()) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(claim)}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

const CLAIMS_PER_PAGE = 500;

async function* claimsOf(reads: ReadStore, trackerId: string, verdicts: DisplayedVerdicts): AsyncGenerator<ClaimView> {
  const list = { where: { tracker_id: trackerId }, by: 'first_seen_at' } as const;
  let after: Cursor | null = null;
  do {
    const page: Page<Claim> = await newestFirst(reads, claims, list, { limit: CLAIMS_PER_PAGE, after });
    for (const claim of page.rows) yield claimView(claim, verdicts);
    after = page.next;
  } while (after !== null);
}

/** All claims of a tracker with their quotes, for users who may see the tracker. */
const evidenceFor = async (
  trackerId: string,
  caller: Caller | null,
  reads: ReadStore,
): Promise<Omit<ExportedEvidence, 'link' | 'exportedAt'> | Refusal> => {
  const tracker = await visibleTracker(reads, trackerId, caller);
  if (isRefusal(tracker)) return tracker;
  const verdicts = visibleVerdicts(await verdictsOf(reads, trackerId), isOwnedBy(tracker, caller));
  return {
    id: trackerId,
    title: titleOf(tracker),
    description: tracker.description,
    claims: () => claimsOf(reads, trackerId, verdicts),
  };
};

const formats = {
  json: {
    type: 'application/json; charset=utf-8',
    write: (evidence: ExportedEvidence) => Readable.from(exportJson(evidence)),
  },
  md: {
    type: 'text/markdown; charset=utf-8',
    write: (evidence: ExportedEvidence) => Readable.from(exportMarkdown(evidence)),
  },
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
} as const;

const LONGEST_NAME = 60;

/** A file name such as `tariffs-on-steel-2026-11-21.csv`: letters and digits of any script. */
const fileName = ({ title, exportedAt }: ExportedEvidence, format: string): string => {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['tracker'];
  return `${words.join('-').slice(0, LONGEST_NAME)}-${exportedAt.slice(0, 10)}.${format}`;
};

export const ExportEvidence = fileRoute({
  path: 'api/topics/tracker/:id/export',
  access: 'optional',
  summary: 'All claims of a tracker with their quotes, newest first, as a file.',
  query: z.strictObject({ format: z.enum(['json', 'md', 'csv']).default('json').describe('JSON, Markdown or CSV.') }),
  types: ['application/json', 'text/markdown', 'text/csv'],
  uses: [READ_STORE, CLOCK, CONFIG],
  async read({ params: { id }, query: { format }, caller }, reads, clock, { publicUrl }) {
    const displayed = await evidenceFor(id, caller, reads);
    if (isRefusal(displayed)) return displayed;
    const evidence = { ...displayed, link: `${publicUrl}/tracker/${id}`, exportedAt: clock.now().toISOString() };
    const { type, write } = formats[format];
    return { name: fileName(evidence, format), type, content: write(evidence) };
  },
});
