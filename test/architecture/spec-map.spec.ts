import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Row {
  readonly what: string;
  /** Paths in the columns. */
  readonly where: readonly string[];
  readonly shownBy: readonly string[];
}

const paths = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

const rows: readonly Row[] = read('docs/reference/spec-map.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what') && !line.startsWith('| --'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', where, shownBy]) => ({ what, where: paths(where), shownBy: paths(shownBy) }));

test('every place in the map of the specification exists', () => {
  expect(rows.length).toBeGreaterThan(100);
  const named = rows.flatMap(({ where, shownBy }) => [...where, ...shownBy]);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('tests in the map are tests, and contain the texts that they are said to show', () => {
  const shown = rows.filter(({ shownBy }) => shownBy.length > 0);
  expect(shown.flatMap(({ shownBy }) => shownBy).filter((path) => !/\.spec\.tsx?$/.test(path))).toEqual([]);
  const missing = shown.flatMap(({ what, shownBy }) => {
    const code = shownBy.map(read).join('\n');
    // Texts with a placeholder are made up in the test.
    const texts = [...what.matchAll(/'([^'{]+)'/g)].map(([, text = '']) => text);
    return texts.filter((text) => !code.includes(text)).map((text) => `${text} (${shownBy.join(', ')})`);
  });
  expect(missing).toEqual([]);
});
