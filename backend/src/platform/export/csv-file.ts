import { stringify } from 'csv-stringify';
import { Readable, pipeline } from 'node:stream';

/**
 * CSV for spreadsheets: RFC 4180, UTF-8 with a mark. What a spreadsheet would take for a formula begins with an apostrophe;
 * objects and lists are written as JSON. Without `columns` those of the first row are taken.
 */
export const csvFile = (rows: AsyncIterable<object>, columns?: readonly string[]): Readable => {
  const csv = stringify({
    header: true,
    ...(columns === undefined ? {} : { columns: [...columns] }),
    bom: true,
    escape_formulas: true,
    cast: { boolean: String },
    record_delimiter: 'windows',
  });
  // A failure destroys the file, and with it the response.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
};
