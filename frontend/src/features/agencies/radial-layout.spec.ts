import type { AgencyInBranch } from './api/executive-branch';
import { branchAgencyFixture } from './branch.fixture';
import { AGENCY_NODE_SIZE, SECTORS, radialLayout } from './radial-layout';

const some = (category: AgencyInBranch['category'], count: number, parent: string | null = null): AgencyInBranch[] =>
  Array.from({ length: count }, (_, index) => {
    const slug = `${parent ?? ''}${category}-${index}`;
    return branchAgencyFixture({ slug, name: slug, abbreviation: slug, category, parent });
  });

const departments = some('cabinet', 15);
/** Agencies, as many of each kind as the government has. */
const branch = [
  ...some('executive-office', 16),
  ...departments,
  ...departments.flatMap(({ slug }, index) =>
    some('sub-agency', [21, 14, 13, 11, 11, 10, 10, 10, 9, 8, 8, 7, 6, 6, 4][index] ?? 0, slug),
  ),
  ...some('independent', 70),
];
const layout = radialLayout(branch);
const places = [...layout];
const of = (start: string) => places.filter(([slug]) => slug.startsWith(start)).map(([, point]) => point);
const radius = ({ x, y }: { x: number; y: number }) => Math.round(Math.hypot(x, y));
const angle = ({ x, y }: { x: number; y: number }) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;

test('every agency has a position, and no two nodes touch', () => {
  expect(places).toHaveLength(branch.length + 1);
  const touching = places.filter(([slug, one]) =>
    places.some(
      ([other, two]) =>
        other !== slug &&
        Math.abs(one.x - two.x) < AGENCY_NODE_SIZE.width &&
        Math.abs(one.y - two.y) < AGENCY_NODE_SIZE.height,
    ),
  );
  expect(touching).toEqual([]);
});

test('the agencies of each kind are in the sector of that kind', () => {
  const within = (start: string, [from, to]: readonly [number, number]) =>
    of(start).every((point) => angle(point) >= from && angle(point) <= to);
  expect(within('executive-office-', SECTORS.office)).toBe(true);
  expect(within('independent-', SECTORS.independent)).toBe(true);
  expect(within('cabinet-', SECTORS.cabinet)).toBe(true);
});

test('rings begin at 800 and are 400 apart, departments on the first, their agencies outside of it', () => {
  expect(
    [...new Set(places.map(([, point]) => radius(point)))].every((each) => each === 0 || (each - 800) % 400 === 0),
  ).toBe(true);
  expect([...new Set(departments.map(({ slug }) => radius(layout.get(slug) ?? { x: 0, y: 0 })))]).toEqual([800]);
  const ofFirst = places.filter(([slug]) => slug.startsWith('cabinet-0sub-agency'));
  expect(Math.min(...ofFirst.map(([, point]) => radius(point)))).toBe(1200);
});

test('a branch without agencies is its root', () => {
  expect(radialLayout([]).size).toBe(1);
});
