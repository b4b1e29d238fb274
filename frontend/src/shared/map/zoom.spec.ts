import { markerSize, nearestZoom, steppedZoom } from './zoom';

test.each([
  [1, 1, 1.1],
  [1.1, 1, 1.2],
  [1, -3, 0.7],
  [0.5, -1, 0.5],
  [3.9, 5, 4],
])('from %d, %i steps lead to %d', (zoom, steps, next) => expect(steppedZoom(zoom, steps)).toBe(next));

test.each([
  [1, 13],
  [5, 25],
  [10, 40],
  [2000, 40],
])('the marker of %i is %i pixels wide', (count, size) => expect(markerSize(count)).toBe(size));

test.each([
  [1.26, 1.3],
  [0.2, 0.5],
  [9, 4],
])('the zoom nearest to %d is %d', (wanted, zoom) => expect(nearestZoom(wanted)).toBe(zoom));
