import { type AnswerLocation, placeKey } from '#events/portal/draft.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import type { FileStore } from '#platform/file-store/file-store';
import { openVerified } from '#platform/file-store/open-verified';
import type { FileToSave } from '#platform/http/answers/sent-file';
import type { ReadStore } from '#platform/read-store/read-store';
import { type AnswerFile, drafts } from '#projections/portal/drafts/drafts.projection';
import { answerFile } from '../answer-place';

export const NO_ANSWER = refuse('NOT_FOUND', 'There is no such answer.');

/** The facts of the file at a place of an applicant's draft. */
export const answerAt = async (
  reads: ReadStore,
  userId: string,
  place: AnswerLocation,
): Promise<AnswerFile | Refusal> => (await reads.get(drafts, userId))?.files[placeKey(place)] ?? NO_ANSWER;

/** The file itself. */
export const storedAnswer = async (
  files: FileStore,
  userId: string,
  { file_id, file_name, media_type, sha256 }: AnswerFile,
): Promise<FileToSave | Refusal> => {
  if (file_name === null) return NO_ANSWER;
  const file = await openVerified(files, answerFile(userId, file_id), sha256);
  if (file === undefined) return NO_ANSWER;
  if (isRefusal(file)) return file;
  return { name: file_name, type: media_type, content: file.content, bytes: file.bytes };
};
