import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Parts that exist once per language have the same name in each: `languages/german/doubt.ts`, `list.de.ts`. */
const OF_A_LANGUAGE = /\/(?:english|german|spanish|french|italian|portuguese)(?:\/|\.ts$)|\.(?:de|fr)\.tsx?$/;
/** Both adapters of a port do the same for it. */
const OF_AN_ADAPTER = /\/(?:sqlite|mongo)\//;
/** The command that a decider decides and the route that carries it out are one intention. */
const OF_AN_INTENTION = /\/domain\/[^/]*\.decider\.ts$|\/commands\/.*\.command\.ts$/;

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const filesByName = (source: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const files = readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' });
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.(?:spec|example|d)\.tsx?$/.test(file) || OF_A_LANGUAGE.test(`/${file}`)) continue;
    for (const [, name = ''] of readFileSync(join(ROOT, source, file), 'utf8').matchAll(EXPORTED))
      found.set(name, (found.get(name) ?? new Set()).add(relative('.', join(source, file))));
  }
  return found;
};

const isRightlySame = (files: ReadonlySet<string>): boolean =>
  [OF_AN_ADAPTER, OF_AN_INTENTION].some((pattern) => [...files].every((file) => pattern.test(file)));

test.each(['backend/src', 'frontend/src'])('an exported name is declared in one file of %s', (source) => {
  const twice = [...filesByName(source)].filter(([, files]) => files.size > 1 && !isRightlySame(files));
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});
