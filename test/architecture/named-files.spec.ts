import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const files = [
  'CONTRIBUTING.md',
  ...['backend', 'docs', 'frontend/src', 'frontend/lint', 'projections', 'test'].flatMap(filesIn),
];

/** Guides name files that their reader is going to write. */
const NAMES_NEW_FILES = ['docs/how-to/add-a-slice.md', 'docs/how-to/translate-the-interface.md'];

const GUIDE = /^(?:CONTRIBUTING\.md|docs\/(?:how-to|explanation)\/.*\.md)$/;
const CODE = /^(?:backend\/src|projections|test)\/.*\.ts$/;
const COMMENT = /\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** A path to a file of code: `` `ranking/cues.ts` ``. */
const NAMED_FILE = /`([\w@./-]+\/[\w.-]+\.(?:tsx?|mjs|cjs))/g;
const JEST_COMMAND = /npx jest ([\w ./-]+)/g;

const pathsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(NAMED_FILE)].map(([, path = '']) => path),
  ...[...text.matchAll(JEST_COMMAND)].flatMap(([, paths = '']) =>
    paths.split(' ').filter((path) => /\w\/\w/.test(path)),
  ),
];

const exists = (path: string): boolean =>
  files.some((file) => file.endsWith(path) || file.startsWith(path) || file.includes(`/${path}`));

test('guides and comments name files that exist', () => {
  const missing = files
    .filter((file) => (GUIDE.test(file) || CODE.test(file)) && !NAMES_NEW_FILES.includes(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const prose = file.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n');
      return pathsIn(prose)
        .filter((path) => !exists(path.replace(/^(?:\.\.?\/)+/, '')))
        .map((path) => `${file}: ${path}`);
    });
  expect(missing).toEqual([]);
});
