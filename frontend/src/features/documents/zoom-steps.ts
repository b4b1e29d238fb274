/** Zoom steps; 1: as wide as the frame. A printed page is readable on a phone from about 2. */
const STEPS = [1, 1.5, 2, 3] as const;
/** Factor below which two steps count as one. */
const MIN_STEP_RATIO = 1.15;
/** Maximum zoom when fitting the text: beyond it, a page with few words would no longer look like a page. */
const MAX_FITTING_ZOOM = 2;

/**
 * The zoom at which a column, in units of the page’s width, fills the available width; null if that is hardly larger.
 */
export const fittingZoom = ({ left, right }: { readonly left: number; readonly right: number }): number | null => {
  const zoom = Math.min(MAX_FITTING_ZOOM, 1 / (right - left));
  return zoom < MIN_STEP_RATIO ? null : zoom;
};

const stepsWith = (fitting: number | null): readonly number[] => {
  if (fitting === null) return STEPS;
  const apart = STEPS.filter((step) => step === 1 || Math.max(step / fitting, fitting / step) >= MIN_STEP_RATIO);
  return [...apart, fitting].sort((one, other) => one - other);
};

/** The next larger or smaller zoom step, including the one that fits the text; unchanged at either end. */
export const nextZoomStep = (zoom: number, by: 1 | -1, fitting: number | null): number => {
  const steps = stepsWith(fitting);
  const next = by === 1 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
  return next ?? zoom;
};
