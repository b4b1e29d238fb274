import { z } from 'zod';
import { placeKey } from '#events/portal/draft.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import type { Caller } from '#platform/http/caller';
import { type FileToSave, fileRoute } from '#platform/http/file-route';
import { isPreviewable } from '#platform/http/uploads/file-kinds';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type AnswerFile, drafts } from '#projections/portal/drafts/drafts.projection';
import { answerFile, placeFields } from '../answer-place';

const query = z.strictObject(placeFields);

interface Asked {
  readonly caller: Caller;
  readonly query: z.output<typeof query>;
}

const notFound = refuse('NOT_FOUND', 'There is no such answer.');

/** Applicants read their own answers, and administrators those of all. */
const answerOf = async ({ caller, query: asked }: Asked, reads: ReadStore): Promise<AnswerFile | Refusal> => {
  if (asked.draft_doc_id !== caller.userId && !caller.roles.includes('admin')) return notFound;
  const draft = await reads.get(drafts, asked.draft_doc_id);
  return draft?.files[placeKey({ inputName: asked.input_name, repeat: asked.repeat })] ?? notFound;
};

const stored = async (
  { query: { draft_doc_id } }: Asked,
  { file_id, file_name, media_type }: AnswerFile,
  files: FileStore,
): Promise<FileToSave | Refusal> => {
  const file = await files.get(answerFile(draft_doc_id, file_id));
  if (file === undefined || file_name === null) return notFound;
  return { name: file_name, type: media_type, content: file.content, bytes: file.bytes };
};

export const DownloadAnswerFile = fileRoute({
  name: 'DownloadAnswerFile',
  path: 'api/v1/download-answer-file',
  access: 'user',
  summary: 'The file of an answer, to save it.',
  types: ['application/octet-stream'],
  query,
  uses: [READ_STORE, FILE_STORE],
  async read(asked, reads, files) {
    const answer = await answerOf(asked, reads);
    return isRefusal(answer) ? answer : stored(asked, answer, files);
  },
});

export const PreviewAnswerFile = fileRoute({
  name: 'PreviewAnswerFile',
  path: 'api/v1/preview-answer-file',
  access: 'user',
  summary: 'The file of an answer, to show it, if it is a PDF, an image or a text.',
  types: ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'text/plain'],
  query,
  uses: [READ_STORE, FILE_STORE],
  async read(asked, reads, files) {
    const answer = await answerOf(asked, reads);
    if (isRefusal(answer)) return answer;
    if (!isPreviewable(answer.media_type)) return refuse('INVALID', 'This file type cannot be previewed');
    const file = await stored(asked, answer, files);
    return isRefusal(file) ? file : { ...file, isShown: true };
  },
});
