/** Fraction of the frame's height left above the target, so that a few preceding lines stay visible. */
const SHARE_ABOVE = 1 / 8;

const findScrollFrame = (element: HTMLElement): HTMLElement | null => {
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement)
    if (ancestor.scrollHeight > ancestor.clientHeight && /auto|scroll/.test(getComputedStyle(ancestor).overflowY))
      return ancestor;
  return null;
};

/** Scrolls a frame to the top of a page, without scrolling anything around the frame. */
export const showPage = (page: HTMLElement): void => {
  const frame = findScrollFrame(page);
  if (frame !== null) frame.scrollTop += page.getBoundingClientRect().top - frame.getBoundingClientRect().top;
};

/** Scrolls a passage into view in its frame, and the window only as far as needed. */
export const showPassage = (passage: HTMLElement): void => {
  const frame = findScrollFrame(passage);
  if (frame !== null) {
    const above = passage.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    frame.scrollTop += above - SHARE_ABOVE * frame.clientHeight;
  }
  passage.scrollIntoView({ block: 'nearest' });
};
