import { accounts } from '#modules/accounts/published';
import type { ReadStore } from '#platform/read-store/read-store';
import {
  type UploadQuestionDocument,
  uploadQuestions,
} from '#projections/portal/upload-questions/upload-questions.projection';

/** What a person is asked for by all organisations and by their own, in the order in which it was asked first. */
export const questionsFor = async (reads: ReadStore, userId: string): Promise<readonly UploadQuestionDocument[]> => {
  const own = (await reads.get(accounts, userId))?.org_name ?? null;
  const asked = (own === null ? [null] : [null, own]).map((org_name) =>
    reads.find(uploadQuestions, { org_name }, { sort: { created_at: 1 } }),
  );
  return (await Promise.all(asked)).flat();
};
