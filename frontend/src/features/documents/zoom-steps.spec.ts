import { fittingZoom, nextZoomStep } from './zoom-steps';

test('pages are enlarged in steps, up to three times their width, and back', () => {
  expect(nextZoomStep(1, 1, null)).toBe(1.5);
  expect(nextZoomStep(2, -1, null)).toBe(1.5);
  expect(nextZoomStep(3, 1, null)).toBe(3);
  expect(nextZoomStep(1, -1, null)).toBe(1);
});

test('the size that fits the text is a step among them, and takes the place of one that is hardly another', () => {
  const stepsFrom = (by: 1 | -1, zoom: number): readonly number[] => {
    const next = nextZoomStep(zoom, by, 1.6);
    return next === zoom ? [zoom] : [zoom, ...stepsFrom(by, next)];
  };
  expect(stepsFrom(1, 1)).toEqual([1, 1.6, 2, 3]);
  expect(stepsFrom(-1, 3)).toEqual([3, 2, 1.6, 1]);
});

test.each([
  [{ left: 0.3, right: 0.925 }, 1.6],
  [{ left: 0.4, right: 0.6 }, 2],
  [{ left: 0.05, right: 0.95 }, null],
])('text from %o fits at %s', (column, zoom) => expect(fittingZoom(column)).toBe(zoom));
