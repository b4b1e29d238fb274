import type { ReadStore } from '#platform/read-store/read-store';
import {
  type UploadQuestionDocument,
  uploadQuestions,
} from '#projections/portal/upload-questions/upload-questions.projection';

/** The organisations whose questions a person is asked; null stands for all of them. */
const organisationsOf = (_userId: string): readonly (string | null)[] => [null];

/** What a person is asked for, in the order in which it was asked first. */
export const questionsFor = async (reads: ReadStore, userId: string): Promise<readonly UploadQuestionDocument[]> => {
  const asked = organisationsOf(userId).map((org_name) =>
    reads.find(uploadQuestions, { org_name }, { sort: { created_at: 1 } }),
  );
  return (await Promise.all(asked)).flat();
};
