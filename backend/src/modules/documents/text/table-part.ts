/**
 * What a line of a table is. The cells of a row are as many as those of the header, and empty where there is no text; the
 * header is empty if none is certain.
 */
export type TablePart =
  | { readonly kind: 'header' }
  | { readonly kind: 'row'; readonly header: readonly string[]; readonly cells: readonly string[] };

const NOTHING = /^(?:[-–—.…·*]*|n\/?a\.?)$/iu;

/** Whether a cell says that there is nothing in it. */
export const isEmptyCell = (cell: string): boolean => NOTHING.test(cell);
