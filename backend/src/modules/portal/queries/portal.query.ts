import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers';
import { readRoute } from '#platform/http/read-route';
import { isPreviewable } from '#platform/http/uploads/file-kinds';
import { READ_STORE } from '#platform/read-store/read-store';
import { type DraftDocument, drafts } from '#projections/portal/drafts/drafts.projection';
import { questionsFor } from './questions-for';

const fileAnswer = z.strictObject({
  repeat: z.int(),
  file_name: z.string(),
  media_type: z.string(),
  bytes: z.int(),
  uploaded_at: timeAnswer,
  previewable: z.boolean(),
});

const filesAt = (draft: DraftDocument | undefined, inputName: string): readonly z.output<typeof fileAnswer>[] =>
  Object.values(draft?.files ?? {})
    .filter(({ input_name }) => input_name === inputName)
    .sort((one, other) => one.repeat - other.repeat)
    .map(({ repeat, file_name, media_type, bytes, uploaded_at }) => ({
      ...{ repeat, file_name: file_name ?? '', media_type, bytes, uploaded_at },
      previewable: isPreviewable(media_type),
    }));

export const GetPortal = readRoute({
  name: 'GetPortal',
  path: 'api/v1/portal',
  access: 'user',
  summary: 'What the caller is asked to upload, and what they have uploaded.',
  answers: z.strictObject({
    draft_doc_id: z.string(),
    questions: z.array(
      z.strictObject({
        id: z.string(),
        question_text: z.string(),
        repeatable: z.boolean(),
        required: z.boolean(),
        inputs: z.array(z.strictObject({ name: z.string(), files: z.array(fileAnswer) })),
      }),
    ),
  }),
  uses: [READ_STORE],
  async read({ caller: { userId } }, reads) {
    const [questions, draft] = await Promise.all([questionsFor(reads, userId), reads.get(drafts, userId)]);
    return {
      draft_doc_id: userId,
      questions: questions.map(({ _id, question_text, repeatable, required, inputs }) => ({
        ...{ id: _id, question_text, repeatable, required },
        inputs: inputs.map(({ name }) => ({ name, files: filesAt(draft, name) })),
      })),
    };
  },
});
