import { steppedZoom } from './zoom-steps';

test('pages are enlarged in steps, up to three times their width, and back', () => {
  expect(steppedZoom(1, 1)).toBe(1.5);
  expect(steppedZoom(2, -1)).toBe(1.5);
  expect(steppedZoom(3, 1)).toBe(3);
  expect(steppedZoom(1, -1)).toBe(1);
});
