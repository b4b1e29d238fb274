import { z } from 'zod';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { FILE_STORE } from '#platform/file-store/file-store';
import type { Caller } from '#platform/http/access/caller';
import { fileRoute } from '#platform/http/routes/file-route';
import { isPreviewable } from '#platform/http/uploads/file-kinds';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import type { AnswerFile } from '#projections/portal/drafts/drafts.projection';
import { placeFields } from '../answer-place';
import { NO_ANSWER, answerAt, storedAnswer } from './stored-portal-answer';

const query = z.strictObject(placeFields);

interface AnswerFileRequest {
  readonly caller: Caller;
  readonly query: z.output<typeof query>;
}

/** Applicants read their own answers. Administrators say why first; see `ReadAnswersEndpoint`. */
const ownAnswer = async (
  { caller: { userId }, query: { draft_doc_id, input_name, repeat } }: AnswerFileRequest,
  reads: ReadStore,
): Promise<AnswerFile | Refusal> =>
  draft_doc_id === userId ? answerAt(reads, userId, { inputName: input_name, repeat }) : NO_ANSWER;

export const DownloadAnswerFile = fileRoute({
  path: 'api/v1/download-answer-file',
  access: 'user',
  summary: 'Downloads the file of one of the caller’s answers.',
  types: ['application/octet-stream'],
  query,
  uses: [READ_STORE, FILE_STORE],
  async read(request, reads, files) {
    const answer = await ownAnswer(request, reads);
    return isRefusal(answer) ? answer : storedAnswer(files, request.caller.userId, answer);
  },
});

export const PreviewAnswerFile = fileRoute({
  path: 'api/v1/preview-answer-file',
  access: 'user',
  summary: 'The file of one of the caller’s answers, for display, if it is a PDF, an image or a text.',
  types: ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'text/plain'],
  query,
  uses: [READ_STORE, FILE_STORE],
  async read(request, reads, files) {
    const answer = await ownAnswer(request, reads);
    if (isRefusal(answer)) return answer;
    if (!isPreviewable(answer.media_type)) return refuse('INVALID', 'This file type cannot be previewed');
    const file = await storedAnswer(files, request.caller.userId, answer);
    return isRefusal(file) ? file : { ...file, isInline: true };
  },
});
