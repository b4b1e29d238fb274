import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(__dirname, '../../frontend/src');

/** Of what several files do: all translations, and what all parts say when their data could not be loaded. */
const ofSeveral = ['admin/fields/not-loaded.spec.tsx', 'app/language/translations.spec.ts', 'app/not-loaded.spec.tsx'];

/** `ask.cut-streams.spec.tsx` is beside `ask.ts`: what follows the file's name says what of it is tested. */
const isBesideItsFile = (spec: string): boolean => {
  const words = spec.replace(/\.spec\.tsx?$/, '').split('.');
  return words.some((_, index) => {
    const file = words.slice(0, words.length - index).join('.');
    return existsSync(join(SOURCES, `${file}.ts`)) || existsSync(join(SOURCES, `${file}.tsx`));
  });
};

test('a spec of the front end is beside the file that it is called after', () => {
  const specs = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.spec\.tsx?$/.test(file),
  );
  expect(specs.length).toBeGreaterThan(100);
  expect(specs.filter((spec) => !isBesideItsFile(spec)).sort()).toEqual(ofSeveral);
});
