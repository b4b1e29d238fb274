import type { Readable } from 'node:stream';
import { csvFile } from '#platform/export/csv-file';
import type { ClaimView } from '../claims/claims.query';
import type { ExportedEvidence } from './exported-evidence';

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
