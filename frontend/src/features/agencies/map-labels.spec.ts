import { branchAgencyFixture, branchFixture } from './branch.fixture';
import { MIN_TEXT_ZOOM, LABEL_SIZE, prioritiseLabels, placeLabels, shortNames } from './map-labels';
import { radialLayout } from './radial-layout';

const departments = Array.from({ length: 15 }, (_, index) =>
  branchAgencyFixture({
    slug: `d${index}`,
    name: `Department of the Place ${index}`,
    abbreviation: 'PLACE',
    category: 'cabinet',
    parent: null,
  }),
);
const branch = [
  ...departments,
  ...departments.flatMap(({ slug }) =>
    Array.from({ length: 10 }, (_, index) =>
      branchAgencyFixture({
        slug: `${slug}-${index}`,
        name: 'Bureau',
        abbreviation: 'BUREAU',
        category: 'sub-agency',
        parent: slug,
      }),
    ),
  ),
];
const places = radialLayout(branch);
const nothing = { marked: [], family: [], names: null };

/** The zoom on a phone, and in a wide window. */
test.each([0.065, 0.165])('at zoom %d of the whole map, all departments are labelled without overlaps', (zoom) => {
  const labels = placeLabels(zoom, prioritiseLabels(branch, places, nothing), true);
  expect([...labels.keys()].sort()).toEqual(
    ['executive-office-of-the-president', ...departments.map(({ slug }) => slug)].sort(),
  );
  const boxes = [...labels].map(([slug, by]) => {
    const place = places.get(slug) ?? { x: 0, y: 0 };
    const width = (slug.startsWith('d') ? 5 : 3) * LABEL_SIZE.letter + LABEL_SIZE.edges;
    return { x: (place.x + by.x) * zoom, y: (place.y + by.y) * zoom, width };
  });
  const covering = boxes.filter((one, at) =>
    boxes.some(
      (other, index) =>
        index > at &&
        Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
        Math.abs(one.y - other.y) < LABEL_SIZE.height,
    ),
  );
  expect(covering).toEqual([]);
});

test('at a higher zoom, nodes with enough space are labelled at their own place, except departments', () => {
  const labels = placeLabels(MIN_TEXT_ZOOM - 0.12, prioritiseLabels(branch, places, nothing), false);
  expect(labels.size).toBeGreaterThan(60);
  expect([...labels].filter(([slug, { x, y }]) => slug.includes('-') && Math.hypot(x, y) > 0.001)).toEqual([]);
});

test('marked agencies are labelled first, at their own node, at any zoom', () => {
  const marked = ['d3-4', 'd0'];
  const labels = placeLabels(0.065, prioritiseLabels(branch, places, { ...nothing, marked }), true);
  expect(labels.get('d3-4')).toEqual({ x: 0, y: 0 });
  expect(Math.abs(labels.get('d0')?.x ?? 1)).toBeCloseTo(0);
});

test('agencies of the viewed department are labelled before all others', () => {
  const family = ['d7', ...Array.from({ length: 10 }, (_, index) => `d7-${index}`)];
  const labels = placeLabels(0.2, prioritiseLabels(branch, places, { ...nothing, family }), true);
  expect(family.filter((slug) => !labels.has(slug))).toEqual([]);
  expect([...labels.keys()].filter((slug) => slug.includes('-') && slug.startsWith('d8'))).toEqual([]);
});

test('names are shown without their common first words', () => {
  expect([...shortNames(branchFixture)]).toEqual([
    ['doc', 'Commerce'],
    ['doe', 'Energy'],
  ]);
  const [one, other] = departments.map((each, index) => ({
    ...each,
    name: index === 0 ? 'Department of Commerce' : 'Department of the Treasury',
  }));
  expect([...shortNames([one, other].flatMap((each) => each ?? [])).values()]).toEqual(['Commerce', 'Treasury']);
  expect(shortNames(departments.slice(0, 1)).get('d0')).toBe('Department of the Place 0');
});
