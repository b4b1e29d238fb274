import { stringify } from 'csv-stringify';
import { Readable, pipeline } from 'node:stream';
import type { ClaimView } from '../claims/claims.query';
import type { Evidence } from './evidence';

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
] as const;

type Row = Readonly<Record<(typeof columns)[number], string | number | null>>;

const rowsOf = ({ id, evidence, ...claim }: ClaimView): readonly Row[] =>
  evidence.map((quoted) => ({ claim_id: id, ...claim, ...quoted }));

async function* rows({ claims }: Evidence): AsyncGenerator<Row> {
  for await (const claim of claims()) yield* rowsOf(claim);
}

/**
 * A row for each quote (RFC 4180, UTF-8 with a mark, for spreadsheets). What a spreadsheet would take for a formula begins with
 * an apostrophe.
 */
export const csvOf = (evidence: Evidence): Readable => {
  const csv = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // A failure destroys the file, and with it the response.
  pipeline(Readable.from(rows(evidence)), csv, () => undefined);
  return csv;
};
