import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Projection, ReadModel } from '#kernel/projection';
import { temporaryFolder } from '#test/support/temporary-folder';
import { codeVersionOf } from './code-version';

const PRODUCT = join(__dirname, '../../../../projections');

const heard: Projection = { name: 'heard', categories: ['talk'], indexes: [], project: () => [] };

describe('the code version of a read model', () => {
  const temporary = temporaryFolder();

  /** The version of `heard` in an installation of its own with these files. */
  const versionIn = (files: Readonly<Record<string, string>>): string => {
    const folder = mkdtempSync(join(temporary, 'installation-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return codeVersionOf(heard, folder);
  };

  const sources = {
    'talk/heard/heard.projection.ts': "import { loud } from '../words';\nimport { nextId } from '#kernel/ids';\n",
    'talk/words.ts': "import { limit } from './limit';\n",
    'talk/limit.ts': "import type { Words } from './words';\nexport const limit = 1;\n",
    'talk/silence.ts': 'export const silence = 0;\n',
  };
  const compiled = {
    'talk/heard/heard.projection.js': 'const _words = require("../words");\nconst _ids = require("#kernel/ids");\n',
    'talk/words.js': 'const _limit = require("./limit");\n',
    'talk/limit.js': 'exports.limit = 1;\n',
  };

  test('the same code has the same version wherever it is installed', () => {
    expect(versionIn(sources)).toBe(versionIn(sources));
    expect(versionIn(compiled)).toBe(versionIn(compiled));
  });

  test.each([
    ['its own module', 'talk/heard/heard.projection'],
    ['a module that it imports', 'talk/words'],
    ['a module that is imported by one that it imports', 'talk/limit'],
  ])('changes with %s', (_, module) => {
    const changed = (files: Readonly<Record<string, string>>, file: string) => ({
      ...files,
      [file]: `${files[file]}exports.other = 2;\n`,
    });
    expect(versionIn(changed(sources, `${module}.ts`))).not.toBe(versionIn(sources));
    expect(versionIn(changed(compiled, `${module}.js`))).not.toBe(versionIn(compiled));
  });

  test('does not change with a module that it does not import', () => {
    expect(versionIn({ ...sources, 'talk/silence.ts': 'export const silence = 1;\n' })).toBe(versionIn(sources));
  });

  test('changes with its indexes and with the text of its function', () => {
    expect(codeVersionOf({ ...heard, indexes: [{ keys: ['words'] }] })).not.toBe(codeVersionOf(heard));
    expect(codeVersionOf({ ...heard, project: () => [...[]] })).not.toBe(codeVersionOf(heard));
    expect(codeVersionOf({ ...heard })).toBe(codeVersionOf(heard));
  });

  test('finds the module of each projection of the product by its name', async () => {
    const files = readdirSync(PRODUCT, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.projection.ts'),
    );
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const exported = Object.values((await import(join(PRODUCT, file))) as Record<string, unknown>);
      // A module declares one read model: its projection, or a handle beside a function that makes the projection.
      const models = exported.filter((each): each is ReadModel => (each as Partial<ReadModel>)?.name !== undefined);
      const names = models.filter((each) => typeof each !== 'function').map(({ name }) => name);
      expect([file, ...names]).toEqual([file, basename(file, '.projection.ts')]);
    }
  });
});
