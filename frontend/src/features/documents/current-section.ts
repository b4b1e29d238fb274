/** The visible part of a frame of pages, in CSS pixels from its upper edge. */
export interface View {
  readonly height: number;
  /** Remaining scroll distance. */
  readonly below: number;
  /** Top of the marked passage; null if none is in view. */
  readonly mark: number | null;
}

/** The share of the frame above the reading line: a section that is jumped to appears above that line. */
const READING_LINE_SHARE = 1 / 3;
/** Tolerance in CSS pixels for a mark that could not be scrolled up to that line. */
const TOLERANCE_PX = 24;

/** The line moves down to the frame's lower edge over the last screen, so that each last section becomes current. */
const readingLine = ({ height, below, mark }: View): number => {
  const line = Math.max(READING_LINE_SHARE * height, height - below);
  return mark !== null &&
    (mark <= READING_LINE_SHARE * height + TOLERANCE_PX || below < (1 - READING_LINE_SHARE) * height)
    ? mark
    : line;
};

/**
 * Index of the last section that begins above the reading position, -1 before the first. `tops` are in reading order.
 */
export const currentSection = (tops: readonly number[], view: View): number => {
  const line = readingLine(view);
  return tops.findLastIndex((top) => top <= line + 1);
};
