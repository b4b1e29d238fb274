import { branchFixture } from './branch.fixture';
import { findFamily, fitView, isClipped } from './map-view';
import { AGENCY_NODE_SIZE } from './radial-layout';

const frame = { width: 354, height: 600 };
const limits = { minZoom: 0.2, maxZoom: 1 };

test('a view of some nodes is centred and as large as fits', () => {
  const points = [
    { x: -400, y: 100 },
    { x: 200, y: 300 },
  ];
  const { x, y, zoom } = fitView(points, frame, limits);
  expect(zoom).toBeCloseTo((354 - 56) / (600 + AGENCY_NODE_SIZE.width));
  expect(-100 * zoom + x).toBeCloseTo(177);
  expect(200 * zoom + y).toBeCloseTo(300);
});

test('the zoom of a view stays within its limits', () => {
  expect(fitView([{ x: 0, y: 0 }], frame, limits).zoom).toBe(1);
  expect(
    fitView(
      [
        { x: -9000, y: 0 },
        { x: 9000, y: 0 },
      ],
      frame,
      limits,
    ).zoom,
  ).toBe(0.2);
});

test('a family is a department with its agencies', () => {
  const agencies = branchFixture;
  const child = agencies.find(({ category }) => category === 'sub-agency');
  const family = findFamily(child?.slug ?? '', agencies);
  expect(family[0]).toBe(child?.parent);
  expect(family).toContain(child?.slug);
  expect(findFamily(child?.parent ?? '', agencies)).toEqual(family);
  const alone = agencies.find(({ category }) => category === 'independent');
  expect(findFamily(alone?.slug ?? '', agencies)).toEqual([alone?.slug]);
});

const small = { width: 300, height: 200 };
const box = { width: 40, height: 20 };

test.each([
  ['within it', { x: 150, y: 100 }, false],
  ['over its edge', { x: 10, y: 100 }, true],
  ['where lines fade out', { x: 150, y: 185 }, true],
  ['below the controls', { x: 250, y: 45 }, true],
])('a box of the map is cut by the frame unless it is whole: %s', (_where, center, cut) => {
  expect(isClipped(center, box, small, { left: 200, right: 300, top: 10, bottom: 50 })).toBe(cut);
});
