import { accounts } from '#modules/accounts/published';
import type { ReadStore } from '#platform/read-store/read-store';
import {
  type UploadQuestionDocument,
  uploadQuestions,
} from '#projections/portal/upload-questions/upload-questions.projection';

type Questions = readonly UploadQuestionDocument[];

/** All questions, at most 200, in the order in which they were first asked. */
export const allQuestions = (reads: Pick<ReadStore, 'find'>): Promise<Questions> =>
  reads.find(uploadQuestions, {}, { sort: { created_at: 1 } });

/** The questions for a member of an organisation, or of none: first those of all organisations, then their own. */
export const questionsOf = (questions: Questions, orgName: string | null): Questions => {
  const askers = orgName === null ? [null] : [null, orgName];
  return askers.flatMap((asker) => questions.filter(({ org_name }) => org_name === asker));
};

/** The questions for a person. */
export const questionsFor = async (reads: ReadStore, userId: string): Promise<Questions> => {
  const [questions, account] = await Promise.all([allQuestions(reads), reads.get(accounts, userId)]);
  return questionsOf(questions, account?.org_name ?? null);
};
