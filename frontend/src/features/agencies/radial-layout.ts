import type { AgencyInBranch } from './api/executive-branch';
import { ROOT, childrenByParent } from './branch';

/** Units of the map, which are pixels at zoom 1. */
export const AGENCY_NODE_SIZE = { width: 184, height: 68 } as const;
const GAP = { x: 20, y: 16 } as const;

/** Radius of the first ring around the root, and the distance between rings. */
const BASE_RADIUS = 800;
const STEP = 400;

/** Degrees clockwise from the right. */
export const SECTORS = { office: [0, 45], independent: [45, 180], cabinet: [180, 360] } as const;

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const polarPoint = (radius: number, degrees: number): MapPoint => ({
  x: radius * Math.cos(radians(degrees)),
  y: radius * Math.sin(radians(degrees)),
});

const areTooClose = (one: MapPoint, other: MapPoint): boolean =>
  Math.abs(one.x - other.x) < AGENCY_NODE_SIZE.width + GAP.x &&
  Math.abs(one.y - other.y) < AGENCY_NODE_SIZE.height + GAP.y;

const ANGLE_STEP_DEG = 0.25;

/** Degrees on a ring after which a node no longer touches one at `degrees`. */
const clearance = (radius: number, degrees: number): number => {
  const point = polarPoint(radius, degrees);
  let apart = ((AGENCY_NODE_SIZE.height + GAP.y) / radius) * (180 / Math.PI);
  while (areTooClose(point, polarPoint(radius, degrees + apart))) apart += ANGLE_STEP_DEG;
  return apart;
};

/** The densest row of nodes on a ring between two angles. */
const spacedAngles = (radius: number, from: number, to: number): readonly number[] => {
  const found: number[] = [];
  let next = from + clearance(radius, from) / 2;
  while (next + clearance(radius, next) / 2 <= to) {
    found.push(next);
    next += clearance(radius, next);
  }
  return found;
};

/** Maximum number of rings in a sector. */
const MAX_RINGS = 12;

const ringsFrom = (radius: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, ring) => radius + ring * STEP);

const countPlaces = (rings: readonly number[], from: number, to: number): number =>
  rings.reduce((places, radius) => places + spacedAngles(radius, from, to).length, 0);

/** `count` of some angles, evenly taken. */
const pickEvenly = (angles: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => angles[Math.floor(((index + 0.5) * angles.length) / count)] ?? 0);

/** Positions of `count` nodes in a sector: on as few rings as possible, evenly filled. */
const layOutSector = (count: number, from: number, to: number, radius: number): readonly MapPoint[] => {
  let rings: readonly number[] = [];
  for (let ring = 1; ring <= MAX_RINGS && countPlaces(rings, from, to) < count; ring++) rings = ringsFrom(radius, ring);
  const points: MapPoint[] = [];
  let places = countPlaces(rings, from, to);
  for (const ring of rings) {
    const angles = spacedAngles(ring, from, to);
    const countOnRing = Math.min(
      angles.length,
      Math.round(((count - points.length) * angles.length) / Math.max(1, places)),
    );
    places -= angles.length;
    points.push(...pickEvenly(angles, countOnRing).map((angle) => polarPoint(ring, angle)));
  }
  return points;
};

const [CABINET_FROM, CABINET_TO] = SECTORS.cabinet;

/** The angles that departments need for themselves and their agencies on a number of rings; null if they do not fit. */
const computeWedges = (sizes: readonly number[], rings: readonly number[]): readonly number[] | null => {
  const ends: number[] = [];
  let from: number = CABINET_FROM;
  for (const size of sizes) {
    let to = from + ANGLE_STEP_DEG;
    while (spacedAngles(BASE_RADIUS, from, to).length === 0 || countPlaces(rings, from, to) < size) {
      to += ANGLE_STEP_DEG;
      if (to > CABINET_TO) return null;
    }
    ends.push(to);
    from = to;
  }
  // The remaining angle is divided equally.
  const spare = (CABINET_TO - from) / sizes.length;
  return ends.map((end, index) => end + spare * (index + 1));
};

const wedgesFor = (sizes: readonly number[]): readonly number[] => {
  for (let count = 1; count <= MAX_RINGS; count++) {
    const found = computeWedges(sizes, ringsFrom(BASE_RADIUS + STEP, count));
    if (found !== null) return found;
  }
  return sizes.map((_, index) => CABINET_FROM + ((index + 1) * (CABINET_TO - CABINET_FROM)) / sizes.length);
};

/**
 * Places of agencies around the root, which is at the origin: executive offices, independent agencies and departments
 * each in their sector, the agencies of a department outside of it.
 */
export const radialLayout = (agencies: readonly AgencyInBranch[]): ReadonlyMap<string, MapPoint> => {
  const found = new Map<string, MapPoint>([[ROOT, { x: 0, y: 0 }]]);
  const addPositions = (placed: readonly AgencyInBranch[], points: readonly MapPoint[]) => {
    for (const [index, { slug }] of placed.entries()) found.set(slug, points[index] ?? { x: 0, y: 0 });
  };
  const inCategory = (wanted: AgencyInBranch['category']) => agencies.filter(({ category }) => category === wanted);
  const offices = inCategory('executive-office');
  addPositions(offices, layOutSector(offices.length, ...SECTORS.office, BASE_RADIUS));
  const independent = inCategory('independent');
  addPositions(independent, layOutSector(independent.length, ...SECTORS.independent, BASE_RADIUS));
  const children = childrenByParent(agencies);
  const departments = inCategory('cabinet');
  const ends = wedgesFor(departments.map(({ slug }) => children.get(slug)?.length ?? 0));
  for (const [index, department] of departments.entries()) {
    const from = ends[index - 1] ?? CABINET_FROM;
    const to = ends[index] ?? CABINET_TO;
    found.set(department.slug, polarPoint(BASE_RADIUS, (from + to) / 2));
    const below = children.get(department.slug) ?? [];
    addPositions(below, layOutSector(below.length, from, to, BASE_RADIUS + STEP));
  }
  return found;
};
