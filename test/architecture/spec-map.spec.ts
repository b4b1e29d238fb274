import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

describe('documents', () => {
  /** Files that somebody is yet to write, or a program writes. */
  const toBeWritten = [
    /^(backend\/src\/(events|modules)|projections|frontend\/src\/features)\/later\//,
    'docker/.env',
    'test/bench/results.json',
    'test/corpus/labels/topics/nl.json',
  ];
  /** `backend/src/engine/gate`, and `engine/gate` for short; names of media types look alike. */
  const path =
    /^(backend|frontend|test|docs|docker|projections|(engine|text|pages|kernel|events|platform|modules)(?!\/event-stream))\/[\w./-]+$/;
  const isThere = (named: string): boolean =>
    ['', 'backend/src', 'backend'].some((folder) =>
      ['', '.ts'].some((end) => existsSync(join(root, folder, named + end))),
    );

  // What a decision says was so when it was made.
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('adr/'))
    .map((file) => join('docs', file));

  const withoutCode = (document: string): string => read(document).replace(/^```[^]*?^```/gm, '');

  test('name files and folders that exist', () => {
    const named = documents.flatMap((document) => paths(withoutCode(document)).map((each) => ({ document, each })));
    const checked = named.filter(
      ({ each }) =>
        path.test(each) &&
        !toBeWritten.some((known) => (typeof known === 'string' ? known === each : known.test(each))),
    );
    expect(checked.length).toBeGreaterThan(300);
    expect(checked.filter(({ each }) => !isThere(each))).toEqual([]);
  });

  test('link to documents that exist', () => {
    const links = documents.flatMap((document) =>
      [...withoutCode(document).matchAll(/\]\(([^)#\s:]+)(#[^)]*)?\)/g)].map(([, to = '']) => ({ document, to })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ document, to }) => !existsSync(join(root, dirname(document), to)))).toEqual([]);
  });
});

test('the stages that the engine’s pipeline lists are its folders', () => {
  const [head = ''] = read('backend/src/engine/pipeline.ts').split('*/');
  const listed = [...head.matchAll(/^ \*   (\w+) .* → /gm)].flatMap(([, name = '']) => (name === 'folder' ? [] : name));
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.filter((stage) => !existsSync(join(root, 'backend/src/engine', stage)))).toEqual([]);
});
