import type { ItemTable } from './item-table';

/** The table as a file for spreadsheets. An apostrophe keeps cells from being run as formulas. */
export const toCsv = async ({ columns, points, sums }: ItemTable): Promise<Blob> => {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const cells = [...points, ...sums].map((row) => row.map(({ value }) => value));
  const csv = stringify([[...columns], ...cells], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
};
