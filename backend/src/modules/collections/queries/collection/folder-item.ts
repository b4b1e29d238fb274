import { z } from 'zod';
import { struckLinesOf, trackerStates } from '#modules/research/published';
import { type TrackerDocument, trackers } from '#modules/trackers/published';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import type { CollectionDocument } from '#projections/collections/collections/collections.projection';
import { folderAnswer, folderView } from '../folder-view';
import { lastLineOf, withoutStruckLines } from './tracker-item';

export const folderItemAnswer = folderAnswer
  .extend({
    id: z.string(),
    created_at: timeAnswer,
    updated_at: timeAnswer,
    holds: z
      .strictObject({ folders: z.int(), trackers: z.int() })
      .describe('How many of each are in it, without what is in its folders; of what the caller may see.'),
    last_line: z.string().nullable().describe('The first line of the newest update of a tracker in it.'),
  })
  .meta({ id: 'FolderItem' });

export type FolderItem = ViewOf<typeof folderItemAnswer>;

/** What folders hold, as their cards tell it. */
type Contents = Pick<FolderItem, 'holds' | 'last_line'>;

interface Visible {
  /** All folders that the caller may see. */
  readonly folders: readonly CollectionDocument[];
  /** Condition for the trackers that they may see. */
  readonly trackers: { readonly owner_id: string; readonly deleted_at: null; readonly public?: true };
}

/** The newest line of each folder's trackers. */
const lastLinesOf = async (
  reads: ReadStore,
  inside: readonly TrackerDocument[],
): Promise<ReadonlyMap<string | null, string>> => {
  const ids = inside.map(({ _id }) => _id);
  if (ids.length === 0) return new Map();
  const folderOf = new Map(inside.map(({ _id, parent_id }) => [_id, parent_id]));
  const [states, isStruck] = await Promise.all([
    reads.find(trackerStates, { _id: { $in: ids } }),
    struckLinesOf(reads, ids),
  ]);
  const published = states
    .map((state) => withoutStruckLines(state, isStruck))
    .sort((a, b) => (a.updated_at ?? '').localeCompare(b.updated_at ?? ''));
  // Sorted oldest first: the newest line of a folder is set last.
  return new Map(
    published.flatMap((state) => {
      const line = lastLineOf(state);
      return line === null ? [] : [[folderOf.get(state._id) ?? null, line] as const];
    }),
  );
};

/** The contents of folders, by their ids. */
export const readFolderContents = async (
  reads: ReadStore,
  ids: readonly string[],
  visible: Visible,
): Promise<(id: string) => Contents> => {
  const inside = ids.length === 0 ? [] : await reads.find(trackers, { ...visible.trackers, parent_id: { $in: ids } });
  const lines = await lastLinesOf(reads, inside);
  const countIn = (id: string, items: readonly { readonly parent_id: string | null }[]): number =>
    items.filter(({ parent_id }) => parent_id === id).length;
  return (id) => ({
    holds: { folders: countIn(id, visible.folders), trackers: countIn(id, inside) },
    last_line: lines.get(id) ?? null,
  });
};

export const folderItem = (
  folder: CollectionDocument,
  contents: Contents,
  rights: { readonly canEdit: boolean; readonly rssUrl: string | null },
): FolderItem => ({
  ...folderView(folder, rights),
  id: folder._id,
  created_at: folder.created_at,
  updated_at: folder.updated_at,
  ...contents,
});
