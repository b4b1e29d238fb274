import { z } from 'zod';

/** The id to move, and the folder to move it to. */
export const moveBody = z.strictObject({
  id: z.string().min(1).max(100),
  destination_collection_id: z.string().max(100).nullable().describe('Null for the root.'),
});

export const movedAnswer = z.strictObject({ id: z.string(), parent_id: z.string().nullable() });
