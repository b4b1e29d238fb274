import type { Tracker, Update } from './api/tracker';

/** The newest line of a tracker. */
export interface LastNews {
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** Id of its element on the tracker's page. */
  readonly anchor: string;
}

export const overviewAnchor = 'overview-title';
export const updateAnchor = ({ id }: Pick<Update, 'id'>): string => `update-${id}`;

/** The first line of the newest update or, without one, of the overview; null if there is neither. */
export const lastNews = ({
  updates: [newest],
  lines,
  updated_at,
}: Pick<Tracker, 'updates' | 'lines' | 'updated_at'>): LastNews | null => {
  const text = (newest?.lines ?? lines)[0]?.text;
  if (text === undefined) return null;
  return newest === undefined
    ? { at: updated_at, text, anchor: overviewAnchor }
    : { at: newest.created_at, text, anchor: updateAnchor(newest) };
};
