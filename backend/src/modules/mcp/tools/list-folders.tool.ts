import { z } from 'zod';
import { collections } from '#modules/collections/published';
import { trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';
import { type Tool, tool } from '../tool';

/** The caller's folders. */
export const listFoldersTool = (reads: ReadStore): Tool =>
  tool({
    name: 'list_folders',
    title: 'List folders',
    description:
      'The user’s folders with what they are in and how many trackers are directly in each, for ask_folder and create_tracker.',
    input: z.object({}),
    writes: false,
    async run(_input, { caller }) {
      const own = { owner_id: caller.userId, deleted_at: null };
      const folders = await reads.find(collections, own, { sort: { created_at: 1, _id: 1 } });
      const listed = await Promise.all(
        folders.map(async ({ _id: id, name, description, parent_id }) => ({
          folder_id: id,
          name,
          description,
          parent_id,
          trackers: await reads.count(trackers, { ...own, parent_id: id }),
        })),
      );
      const lines = listed.map(({ folder_id: id, name, parent_id, trackers: count }) => {
        const within = parent_id === null ? '' : `in folder_id ${parent_id}, `;
        return `- ${name.replace(/\s+/g, ' ')} (${within}trackers: ${count}, folder_id ${id})`;
      });
      const text = lines.length === 0 ? 'There are no folders: all trackers are in the root.' : lines.join('\n');
      // Names may have come with a file of another program.
      return { text, data: { folders: listed }, isFromWeb: true };
    },
  });
