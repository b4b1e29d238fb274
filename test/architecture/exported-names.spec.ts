import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Parts that exist once per language have the same name in each: `list.de.ts`. */
const OF_A_LANGUAGE = /(?<=\.)(?:de|fr)(?=\.tsx?$)/;
/** What a room has of a language is called by it: `wording/german.ts`, `german` in `list.de.ts`. */
const CALLED_BY_LANGUAGE = /\/(english|german|spanish|french|italian|portuguese)\.ts$|\.(de|fr)\.tsx?$/;
const LANGUAGES_BY_CODE: Readonly<Record<string, string>> = { de: 'german', fr: 'french' };
/** Both adapters of a port do the same for it. */
const OF_AN_ADAPTER = /\/(?:sqlite|mongo)\//;
/** The command that a decider decides and the route that carries it out are one intention. */
const OF_AN_INTENTION = /\/domain\/[^/]*\.decider\.ts$|\/commands\/.*\.(?:command|route)\.ts$/;

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const filesByName = (sources: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const source of sources)
    for (const file of readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(?:spec|fixture|d)\.tsx?$/.test(file)) continue;
      for (const [, name = ''] of readFileSync(join(ROOT, source, file), 'utf8').matchAll(EXPORTED))
        found.set(name, (found.get(name) ?? new Set()).add(join(source, file)));
    }
  return found;
};

/** Files that differ in nothing but the language that they are of. */
const areOneOfEachLanguage = (files: readonly string[]): boolean =>
  files.every((file) => OF_A_LANGUAGE.test(file)) &&
  new Set(files.map((file) => file.replace(OF_A_LANGUAGE, '…'))).size === 1;

const languageCalling = (file: string): string | undefined => {
  const [, name, code = ''] = CALLED_BY_LANGUAGE.exec(file) ?? [];
  return name ?? LANGUAGES_BY_CODE[code];
};

const isRightlySame = (name: string, files: readonly string[]): boolean =>
  files.length === 1 ||
  areOneOfEachLanguage(files) ||
  files.every((file) => languageCalling(file) === name) ||
  [OF_AN_ADAPTER, OF_AN_INTENTION].some((pattern) => files.every((file) => pattern.test(file)));

test.each([[['backend/src', 'projections']], [['frontend/src']]])(
  'an exported name is declared in one file of %j',
  (sources) => {
    const twice = [...filesByName(sources)].filter(([name, files]) => !isRightlySame(name, [...files]));
    expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
  },
);

/** Words that the glossary gives to one idea, and rooms that have another word for theirs. */
const OTHER_WORDS = [
  { word: /follow-?up/i, room: /\/(?:research|trackers)\//, say: 'rerun' },
  { word: /queried|sourceFault/i, room: /\/research\//, say: 'asked place' },
  { word: /topic/i, room: /\/modules\/trackers\/domain\//, say: 'phrase, or tracker' },
  { word: /deliver(?!iesEvent|iesDecider|iesResource)/i, room: /\/outbound\/(?!delivery-retention)/, say: 'effect' },
  { word: /conversing/i, room: /\/modules\//, say: 'conversation' },
] as const;

test.each(OTHER_WORDS)('what $room declares is not called $word', ({ word, room, say }) => {
  const called = [...filesByName(['backend/src', 'projections'])].flatMap(([name, files]) =>
    word.test(name) ? [...files].filter((file) => room.test(`/${file}`)).map((file) => `${name} in ${file}`) : [],
  );
  expect({ say, called }).toEqual({ say, called: [] });
});

/** One in each area, or one for each language or adapter. */
const ONE_EACH =
  /\/published\.ts$|\/languages\/(?:english|german|spanish)\/|\/(?:sqlite|mongo)\/|\/(?:english|german|spanish)\.ts$|\.(?:spec|requests|example)\.ts$/;

test('a file of an area is the only one of its name, so that it is found by it', () => {
  const named = new Map<string, string[]>();
  for (const source of ['backend/src', 'projections'])
    for (const file of readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' })) {
      const path = join(source, file);
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (name.endsWith('.ts') && !ONE_EACH.test(path)) named.set(name, [...(named.get(name) ?? []), path]);
    }
  const twice = [...named.values()].filter(
    (files) => files.length > 1 && files.some((file) => file.startsWith('backend/src/modules/')),
  );
  expect(twice).toEqual([]);
});
