import { notApplying } from '#wording/remark-words';
import type { ClaimView } from '../claims/claims.query';
import type { Readable } from 'node:stream';
import { csvFile } from '#platform/export/csv-file';

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

const day = (time: string): string => time.slice(0, 10);

const standing = ({ status, verdict, parts_ended: parts, first_seen_at, last_seen_at }: ClaimView): string =>
  [
    status,
    ...(verdict === null ? [] : [`marked as ${verdict.replace('_', ' ')}`]),
    ...parts.map(({ words, since }) => notApplying(plain(words), since)),
    `first seen ${day(first_seen_at)}`,
    `last seen ${day(last_seen_at)}`,
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
  yield `# ${plain(title)}\n\n${plain(description)}\n\n${link('Tracker', page)} · exported ${day(exportedAt)}\n`;
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
