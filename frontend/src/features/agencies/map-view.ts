import type { AgencyInBranch } from './published/api/executive-branch';
import { above, childrenIn } from './branch';
import { NODE, type Point } from './radial-layout';

interface View extends Point {
  readonly zoom: number;
}

/** CSS pixels. */
const EDGE = 28;

const between = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

/** The part of the map that shows some nodes in a frame, as large as the limits allow. */
export const viewOf = (
  points: readonly Point[],
  frame: { readonly width: number; readonly height: number },
  limits: { readonly least: number; readonly most: number },
): View => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - NODE.width / 2, Math.max(...xs) + NODE.width / 2];
  const [top, bottom] = [Math.min(...ys) - NODE.height / 2, Math.max(...ys) + NODE.height / 2];
  const fitting = Math.min((frame.width - 2 * EDGE) / (right - left), (frame.height - 2 * EDGE) / (bottom - top));
  const zoom = between(fitting, limits);
  return {
    x: frame.width / 2 - ((left + right) / 2) * zoom,
    y: frame.height / 2 - ((top + bottom) / 2) * zoom,
    zoom,
  };
};

/** At which all of the map fits a frame. */
export const wholeZoom = (
  places: ReadonlyMap<string, Point>,
  frame: { readonly width: number; readonly height: number },
): number => viewOf([...places.values()], frame, { least: 0, most: 1 }).zoom;

/** A department with its agencies, whichever of them is given; an agency of none by itself. */
export const familyOf = (slug: string, agencies: readonly AgencyInBranch[]): readonly string[] => {
  const agency = agencies.find((each) => each.slug === slug);
  const head = agency?.category === 'sub-agency' ? above(agency) : slug;
  return [head, ...(childrenIn(agencies).get(head) ?? []).map((each) => each.slug)];
};
