import type { Tracker, Update } from './api/tracker';

/** The newest line that a tracker told. */
export interface LastNews {
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** Id of the element of the tracker's page that tells it. */
  readonly anchor: string;
}

export const overviewAnchor = 'overview-title';
export const updateAnchor = ({ id }: Pick<Update, 'id'>): string => `update-${id}`;

/** The first line of the newest update, before the first one of the overview; null if nothing was told. */
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
