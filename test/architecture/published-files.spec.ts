import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SOURCES = resolve(__dirname, '../../frontend/src');
const IMPORT = /(?:from |import\()\s*'((?:\.{1,2}|#features)\/[^']+)'/g;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join(SOURCES, file));

/** `features/feed` of a file of that feature; `app` and `admin` of theirs. */
const areaOf = (file: string): string => /^(?:features\/[^/]+|[^/]+)/.exec(relative(SOURCES, file))?.[0] ?? '';

const fileOf = (path: string): string => [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file)) ?? path;

/** Files that another area imports. What only tests import does not count. */
const readByOthers = new Set(
  files
    .filter((file) => !/\.(?:spec|fixture)\./.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map(([, path = '']) =>
          fileOf(path.startsWith('#') ? join(SOURCES, path.slice(1)) : resolve(dirname(file), path)),
        )
        .filter((imported) => areaOf(imported) !== areaOf(file)),
    ),
);

const published = files.filter((file) => /\/features\/[^/]+\/published\//.test(file));

test('every module that a feature publishes is read by another feature', () => {
  const modules = published.filter((file) => !/\.(?:spec|fixture|[a-z]{2})\.tsx?$/.test(file));
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((file) => !readByOthers.has(file)).map((file) => relative(SOURCES, file))).toEqual([]);
});

test('requests are in one folder of a feature, its api', () => {
  expect(published.filter((file) => file.includes('/published/api/'))).toEqual([]);
});
