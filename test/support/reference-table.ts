export interface ReferenceRow {
  readonly key: string;
  readonly facts: readonly string[];
  /** The last cell. Absent if it is written in the page itself. */
  readonly meaning?: string;
}

export interface ReferenceTable {
  /** Marked in the page by `<!-- table name -->` before the table and, with a slash, after it. */
  readonly name: string;
  /** Titles of the key, the facts and the meaning. */
  readonly header: readonly string[];
  readonly rows: readonly ReferenceRow[];
  /** Title and text of its section, where the page has none yet. */
  readonly introduction?: string;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const escaped = (text: string): string => text.replaceAll('|', '\\|');

const sectionOf = (page: string, name: string): { readonly from: number; readonly to: number } => {
  const begin = `<!-- table ${name} -->`;
  const from = page.indexOf(begin) + begin.length;
  const to = page.indexOf(`<!-- /table ${name} -->`);
  if (from < begin.length || to < from) throw new Error(`The page has no table ${name}.`);
  return { from, to };
};

/** The page with a section for the table at its end, unless it has a place for it. */
export const withPlaceFor = (page: string, { name, introduction = `## \`${name}\`` }: ReferenceTable): string =>
  page.includes(`<!-- table ${name} -->`)
    ? page
    : `${page}\n${introduction}\n\n<!-- table ${name} -->\n\n<!-- /table ${name} -->\n`;

/** Updates the table in a page. Meanings written in the page are kept; a new row has none yet. */
export const withTable = (page: string, { name, header, rows }: ReferenceTable): string => {
  const { from, to } = sectionOf(page, name);
  const kept = page.slice(from, to).trim().split('\n').map(cellsOf);
  const meanings = new Map(kept.map((cells) => [cells[0] ?? '', cells.at(-1) ?? '']));
  const lines = rows.map(({ key, facts, meaning = meanings.get(escaped(key)) ?? '' }) =>
    tableRow([escaped(key), ...facts.map(escaped), meaning]),
  );
  const table = [tableRow(header), tableRow(header.map(() => '---')), ...lines].join('\n');
  return `${page.slice(0, from)}\n\n${table}\n\n${page.slice(to)}`;
};

/** Keys of rows without a meaning. */
export const unexplained = (page: string, { name }: ReferenceTable): readonly string[] => {
  const { from, to } = sectionOf(page, name);
  const rows = page.slice(from, to).trim().split('\n').map(cellsOf);
  return rows.filter((cells) => cells.at(-1) === '').map(([key = '']) => key);
};

/** Ignores column padding added by a formatter. */
export const withoutPadding = (page: string): string =>
  page
    .replace(/ +(?=\|)|(?<=\|) +/g, ' ')
    .replace(/-{3,}/g, '---')
    .replace(/\n{3,}/g, '\n\n');
