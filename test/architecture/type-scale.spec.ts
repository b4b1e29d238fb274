import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** The lines that lint would refuse if they were in this file. */
const restrictedLines = (file: string, source: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'restricted-lines.mjs'), file], {
      cwd: root,
      encoding: 'utf8',
      input: source.join('\n'),
    }),
  );

const raw = [
  "export const quietSx = { typography: 'body2', color: 'quiet' };",
  'export const sizeSx = { fontSize: 13.5 };',
  "export const faceSx = { '& th': { fontFamily: 'serif' } };",
  'export const airSx = { lineHeight: { xs: 1.2, md: 1.4 } };',
];

test('raw sizes and fonts are allowed only in the theme; elsewhere styles use variants of the type scale', () => {
  expect(restrictedLines('frontend/src/shared/ui/field-sx.ts', raw)).toEqual([2, 3, 4]);
  expect(restrictedLines('frontend/src/shared/theme/theme.ts', raw)).toEqual([]);
});
