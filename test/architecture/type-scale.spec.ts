import { restrictedLines } from './restricted-lines';

const raw = [
  "export const quietSx = { typography: 'body2', color: 'quiet' };",
  'export const sizeSx = { fontSize: 13.5 };',
  "export const faceSx = { '& th': { fontFamily: 'serif' } };",
  'export const airSx = { lineHeight: { xs: 1.2, md: 1.4 } };',
];

test('raw sizes and fonts are allowed only in the theme; elsewhere styles use variants of the type scale', () => {
  expect(restrictedLines('frontend/src/shared/ui/fields/field-sx.ts', raw)).toEqual([2, 3, 4]);
  expect(restrictedLines('frontend/src/shared/theme/theme.ts', raw)).toEqual([]);
});
