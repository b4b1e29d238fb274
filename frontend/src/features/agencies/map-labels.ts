import type { AgencyInBranch } from './api/executive-branch';
import { ROOT, ROOT_ABBREVIATION, childrenByParent } from './branch';
import { AGENCY_NODE_SIZE, type MapPoint, polarPoint } from './radial-layout';

/** Sizes in CSS pixels, for text as large as on the page however far the map is zoomed out. */
export const LABEL_SIZE = { height: 24, letter: 7.5, edges: 10, apart: 2 } as const;

/** A label is as wide as its text, and as its node. */
export const measureWidth = (text: string, zoom: number): number =>
  Math.max(text.length * LABEL_SIZE.letter + LABEL_SIZE.edges, AGENCY_NODE_SIZE.width * zoom);

/** Zoom below which nodes are too small for their text. */
export const MIN_TEXT_ZOOM = 0.36;

/** Distances at which the label of a department may be placed: outwards from it, over its agencies. */
const OUTWARDS = [0, 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000] as const;

export interface Labelled {
  readonly slug: string;
  readonly text: string;
  readonly isLandmark: boolean;
  /** Candidate positions in map units, its own first; the label takes the first that is free. */
  readonly positions: readonly MapPoint[];
}

const outwardsFrom = ({ x, y }: MapPoint): readonly MapPoint[] => {
  const radius = Math.hypot(x, y);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return OUTWARDS.map((step) => polarPoint(radius + step, degrees));
};

/** Strips the words that all names begin with, such as `Department of`. */
const withoutShared = (names: readonly string[]): readonly string[] => {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const differs = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  const rest = (name: string): string => name.split(' ').slice(Math.max(0, differs)).join(' ');
  return others.length === 0 ? names : names.map((name) => rest(name).replace(/^the /, ''));
};

/** Names of departments by slug, for maps with room for them. */
export const shortNames = (agencies: readonly AgencyInBranch[]): ReadonlyMap<string, string> => {
  const departments = agencies.filter(({ category }) => category === 'cabinet');
  const names = withoutShared(departments.map(({ name }) => name));
  return new Map(departments.map(({ slug }, index) => [slug, names[index] ?? '']));
};

interface WantedLabels {
  readonly marked: readonly string[];
  /** Agencies around the one that is shown. */
  readonly family: readonly string[];
  /** Names of departments, by slug; null: their abbreviations. */
  readonly names: ReadonlyMap<string, string> | null;
}

/** All agencies in label priority: marked, viewed, departments, then the rest. */
export const prioritiseLabels = (
  agencies: readonly AgencyInBranch[],
  points: ReadonlyMap<string, MapPoint>,
  { marked, family, names }: WantedLabels,
): readonly Labelled[] => {
  const children = childrenByParent(agencies);
  const rank = (slug: string, isDepartment: boolean): number => {
    if (marked.includes(slug)) return 0;
    if (family.includes(slug)) return 1;
    return isDepartment ? 2 : 3;
  };
  const all = agencies.map(({ slug, abbreviation, category }) => {
    const point = points.get(slug) ?? { x: 0, y: 0 };
    const isDepartment = category === 'cabinet';
    const isLookedAt = marked.includes(slug) || family.includes(slug);
    const canMove = isDepartment && !isLookedAt && children.has(slug);
    return {
      slug,
      text: names?.get(slug) ?? abbreviation,
      isLandmark: isDepartment || isLookedAt,
      positions: canMove ? outwardsFrom(point) : [point],
      rank: rank(slug, isDepartment),
    };
  });
  const root = { slug: ROOT, text: ROOT_ABBREVIATION, isLandmark: true, positions: [{ x: 0, y: 0 }] };
  return [root, ...[...all].sort((a, b) => a.rank - b.rank)];
};

const NUDGE_PX = LABEL_SIZE.height + LABEL_SIZE.apart;
const NUDGES_PX = [0, -NUDGE_PX, NUDGE_PX] as const;

interface LabelBox extends MapPoint {
  readonly width: number;
}

const areTooClose = (one: LabelBox, other: LabelBox): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + LABEL_SIZE.apart && Math.abs(one.y - other.y) < NUDGE_PX;

/** Offset of each label from its node at a zoom, in map units; labels without room are omitted. */
export const placeLabels = (
  zoom: number,
  labelled: readonly Labelled[],
  onlyLandmarks: boolean,
): ReadonlyMap<string, MapPoint> => {
  const placed: LabelBox[] = [];
  const found = new Map<string, MapPoint>();
  for (const { slug, text, isLandmark, positions } of labelled) {
    if (onlyLandmarks && !isLandmark) continue;
    const width = measureWidth(text, zoom);
    // Landmarks must be labelled, so their labels may be nudged to make room for two.
    const boxes = positions.flatMap(({ x, y }) =>
      (isLandmark ? NUDGES_PX : [0]).map((by): LabelBox => ({ x: x * zoom, y: y * zoom + by, width })),
    );
    const box = boxes.find((each) => !placed.some((other) => areTooClose(each, other)));
    const [own] = positions;
    if (box === undefined || own === undefined) continue;
    placed.push(box);
    found.set(slug, { x: box.x / zoom - own.x, y: box.y / zoom - own.y });
  }
  return found;
};
