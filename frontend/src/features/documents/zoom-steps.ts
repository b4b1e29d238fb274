/** 1: as wide as there is room. A page of print can be read on a phone from about twice that on. */
const STEPS = [1, 1.5, 2, 3] as const;

/** The next larger or smaller size; the same at either end. */
export const steppedZoom = (zoom: number, by: 1 | -1): number =>
  STEPS[STEPS.findIndex((step) => step === zoom) + by] ?? zoom;
