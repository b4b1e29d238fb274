import { OVERVIEW_ANCHOR, updateAnchor } from './last-news';
import { trackerPath } from './tracker-path';

interface LinkedLine {
  /** Null for a line that a model wrote. */
  readonly claim_id: string | null;
  /** Null for a line of the overview. */
  readonly update_id: string | null;
}

/** Id of a line's element on its tracker's page; for a line without a claim, of the text that contains it. */
export const lineAnchor = ({ claim_id: claim, update_id: update }: LinkedLine): string => {
  if (claim === null) return update === null ? OVERVIEW_ANCHOR : updateAnchor({ id: update });
  return `line-${update ?? 'overview'}-${claim}`;
};

/** Path of a tracker's page at one of its lines. */
export const linePath = (trackerId: string, line: LinkedLine): string =>
  `${trackerPath(trackerId)}#${lineAnchor(line)}`;
