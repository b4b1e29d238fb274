import { z } from 'zod';
import { type FileName, fileOfUser } from '#platform/file-store/file-name';
import { MAX_REPEATS } from './domain/question-content';

/** Fields that identify an answer, as the API names them. */
export const placeFields = {
  draft_doc_id: z.string().min(1).max(100).describe('From get-user-tier.'),
  input_name: z.string().min(1).max(60),
  repeat: z.coerce
    .number<string | number>()
    .int()
    .min(0)
    .max(MAX_REPEATS)
    .default(0)
    .describe('0 for the input itself, n for its n-th repetition.'),
};

export const answerFile = (userId: string, fileId: string): FileName => fileOfUser(userId, 'answers', fileId);
