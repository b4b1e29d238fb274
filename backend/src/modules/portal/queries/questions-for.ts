import { accounts } from '#modules/accounts/published';
import type { ReadStore } from '#platform/read-store/read-store';
import {
  type UploadQuestionDocument,
  uploadQuestions,
} from '#projections/portal/upload-questions/upload-questions.projection';

type Questions = readonly UploadQuestionDocument[];

/** At most 200, in the order in which they were asked first. */
export const allQuestions = (reads: Pick<ReadStore, 'find'>): Promise<Questions> =>
  reads.find(uploadQuestions, {}, { sort: { created_at: 1 } });

/** What somebody of an organisation, or of none, is asked: first by all organisations, then by their own. */
export const questionsOf = (questions: Questions, orgName: string | null): Questions => {
  const askers = orgName === null ? [null] : [null, orgName];
  return askers.flatMap((asker) => questions.filter(({ org_name }) => org_name === asker));
};

/** What a person is asked. */
export const questionsFor = async (reads: ReadStore, userId: string): Promise<Questions> => {
  const [questions, account] = await Promise.all([allQuestions(reads), reads.get(accounts, userId)]);
  return questionsOf(questions, account?.org_name ?? null);
};
