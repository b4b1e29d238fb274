import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ADMIN = join(__dirname, '../../frontend/src/admin');

/** Columns without a source of their own, which react-admin names 'Unlabeled column #5' in the list of columns. */
const WRAPPER = /<WrapperField\b(?<props>[^>]*)>/g;

test('each column of the administration that shows no field of its own has a label', () => {
  const files = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'),
  );
  const unlabelled = files.flatMap((name) =>
    [...readFileSync(join(ADMIN, name), 'utf8').matchAll(WRAPPER)].flatMap(({ groups }) =>
      /\blabel=/.test(groups?.props ?? '') ? [] : [name],
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(unlabelled).toEqual([]);
});
