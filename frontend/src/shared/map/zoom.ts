export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 0.1;

/** Clamps a zoom to the allowed range. */
export const nearestZoom = (wanted: number): number => {
  const next = Math.round(wanted / ZOOM_STEP) * ZOOM_STEP;
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Number(next.toFixed(1))));
};

/** The zoom after some steps in, or out if negative. */
export const steppedZoom = (zoom: number, steps: number): number =>
  nearestZoom((Math.round(zoom / ZOOM_STEP) + steps) * ZOOM_STEP);

const MIN_MARKER_PX = 10;
const MARKER_PX_PER_COUNT = 3;
const MAX_MARKER_PX = 40;

/** The diameter of a marker in CSS pixels. */
export const markerSize = (count: number): number =>
  Math.min(MIN_MARKER_PX + MARKER_PX_PER_COUNT * count, MAX_MARKER_PX);
