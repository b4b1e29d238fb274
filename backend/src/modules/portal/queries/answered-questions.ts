import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { isPreviewable } from '#platform/http/uploads/file-kinds';
import type { DraftDocument } from '#projections/portal/drafts/drafts.projection';
import type { UploadQuestionDocument } from '#projections/portal/upload-questions/upload-questions.projection';

const fileAnswer = z.strictObject({
  repeat: z.int(),
  file_name: z.string(),
  media_type: z.string(),
  bytes: z.int(),
  uploaded_at: timeAnswer,
  previewable: z.boolean(),
});

/** A question with the files that answer it. */
export const answeredQuestion = z
  .strictObject({
    id: z.string(),
    question_text: z.string(),
    repeatable: z.boolean(),
    required: z.boolean(),
    inputs: z.array(z.strictObject({ name: z.string(), files: z.array(fileAnswer) })),
  })
  .meta({ id: 'AnsweredQuestion' });

export type AnsweredQuestion = z.output<typeof answeredQuestion>;

const filesAt = (draft: DraftDocument | undefined, inputName: string): z.output<typeof fileAnswer>[] =>
  Object.values(draft?.files ?? {})
    .filter(({ input_name }) => input_name === inputName)
    .sort((one, other) => one.repeat - other.repeat)
    .map(({ repeat, file_name, media_type, bytes, uploaded_at }) => ({
      repeat,
      file_name: file_name ?? '',
      media_type,
      bytes,
      uploaded_at,
      previewable: isPreviewable(media_type),
    }));

export const answeredQuestions = (
  questions: readonly UploadQuestionDocument[],
  draft: DraftDocument | undefined,
): AnsweredQuestion[] =>
  questions.map(({ _id, question_text, repeatable, required, inputs }) => ({
    id: _id,
    question_text,
    repeatable,
    required,
    inputs: inputs.map(({ name }) => ({ name, files: filesAt(draft, name) })),
  }));

export const isAnswered = ({ inputs }: AnsweredQuestion): boolean => inputs.every(({ files }) => files.length > 0);
