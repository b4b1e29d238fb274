/**
 * Moves the focus between the elements that match `selector`, in page order: to the next (1) or the previous one (-1).
 */
export const moveFocus = (selector: string, step: 1 | -1): void => {
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter((stop) => stop.offsetParent !== null);
  const focused = document.activeElement;
  const index = stops.findIndex((stop) => stop === focused || stop.contains(focused));
  const next = index >= 0 ? stops[index + step] : nearest(stops, step);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};

/** Starts at the first element on screen if none of them has the focus. */
const nearest = (stops: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined => {
  const visible = stops.filter((stop) => {
    const { top, bottom } = stop.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  return step === 1 ? (visible[0] ?? stops[0]) : (visible.at(-1) ?? stops.at(-1));
};
