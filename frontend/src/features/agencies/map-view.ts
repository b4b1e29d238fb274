import type { AgencyInBranch } from './api/executive-branch';
import { getParent, childrenByParent } from './branch';
import { AGENCY_NODE_SIZE, type MapPoint } from './radial-layout';

interface View extends MapPoint {
  readonly zoom: number;
}

const EDGE_PX = 28;

/** The zoom, and the CSS pixels around the nodes. */
export interface ViewLimits {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly edge?: number;
}

const clamp = (value: number, { minZoom, maxZoom }: { readonly minZoom: number; readonly maxZoom: number }): number =>
  Math.min(maxZoom, Math.max(minZoom, value));

/** The part of the map that shows some nodes in a frame, as large as the limits allow. */
export const fitView = (
  points: readonly MapPoint[],
  frame: { readonly width: number; readonly height: number },
  limits: ViewLimits,
): View => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - AGENCY_NODE_SIZE.width / 2, Math.max(...xs) + AGENCY_NODE_SIZE.width / 2];
  const [top, bottom] = [Math.min(...ys) - AGENCY_NODE_SIZE.height / 2, Math.max(...ys) + AGENCY_NODE_SIZE.height / 2];
  const edge = 2 * (limits.edge ?? EDGE_PX);
  const fitting = Math.min((frame.width - edge) / (right - left), (frame.height - edge) / (bottom - top));
  const zoom = clamp(fitting, limits);
  return {
    x: frame.width / 2 - ((left + right) / 2) * zoom,
    y: frame.height / 2 - ((top + bottom) / 2) * zoom,
    zoom,
  };
};

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const around = ({ x, y }: MapPoint, { width, height }: { readonly width: number; readonly height: number }): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const meets = (one: Rect, other: Rect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** CSS pixels at the edge of the frame where lines fade out. */
export const FADE_WIDTH_PX = 20;

/** Whether a box in a frame is cut by its edge, or by what lies above it. */
export const isClipped = (
  center: MapPoint,
  size: { readonly width: number; readonly height: number },
  frame: { readonly width: number; readonly height: number },
  above: Rect | null,
): boolean => {
  const box = around(center, size);
  const isIn =
    box.left >= FADE_WIDTH_PX &&
    box.right <= frame.width - FADE_WIDTH_PX &&
    box.top >= FADE_WIDTH_PX &&
    box.bottom <= frame.height - FADE_WIDTH_PX;
  return !isIn || (above !== null && meets(box, above));
};

/** The zoom at which the whole map fits a frame. */
export const wholeZoom = (
  points: ReadonlyMap<string, MapPoint>,
  frame: { readonly width: number; readonly height: number },
): number => fitView([...points.values()], frame, { minZoom: 0, maxZoom: 1 }).zoom;

/** A department with its agencies, given any of them; an agency without a department by itself. */
export const findFamily = (slug: string, agencies: readonly AgencyInBranch[]): readonly string[] => {
  const agency = agencies.find((each) => each.slug === slug);
  const head = agency?.category === 'sub-agency' ? getParent(agency) : slug;
  return [head, ...(childrenByParent(agencies).get(head) ?? []).map((each) => each.slug)];
};
