import { z } from 'zod';
import type { AnswerLocation } from '#events/portal/draft.events';
import { type Refusal, isRefusal, refuse, refuseField } from '#kernel/decider';
import { userDecider } from '#modules/accounts/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { isPreviewable } from '#platform/http/uploads/file-kinds';
import { keepIfAccepted, storedUploadOf } from '#platform/http/uploads/stored-upload';
import { TakesFile, fileFacts } from '#platform/http/uploads/takes-file';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { answerFile, placeFields } from '../answer-place';
import { draftDecider, fileAt } from '../domain/draft.decider';
import { questionsFor } from '../queries/questions-for';

const fields = z.strictObject(placeFields);

const NO_DRAFT = refuse('NOT_FOUND', 'This draft does not exist.');

const refusalOf = async (
  reads: ReadStore,
  userId: string,
  { inputName, repeat }: AnswerLocation,
): Promise<Refusal | null> => {
  const questions = await questionsFor(reads, userId);
  const question = questions.find(({ inputs }) => inputs.some(({ name }) => name === inputName));
  if (question === undefined) return refuseField('input_name', 'No question asks for this file.');
  if (repeat > 0 && !question.repeatable) return refuseField('repeat', 'This question takes one file for each input.');
  return null;
};

export const UploadAnswerFile = actionRoute({
  path: 'api/v1/upload-answer-file',
  access: 'user',
  rateLimit: { kind: 'costly' },
  summary: 'Answers an upload question with a file of at most 25 MB, in place of any earlier one.',
  decorators: [TakesFile({ fields, place: ({ userId }, fileId) => answerFile(userId, fileId) })],
  body: fields.extend({ file: fileFacts }),
  answers: z.strictObject({
    file_name: z.string().describe('As it is shown and saved by.'),
    media_type: z.string().describe('By its content.'),
    bytes: z.int(),
    previewable: z.boolean(),
  }),
  status: 201,
  uses: [CommandRunner, READ_STORE],
  async act({ body, caller: { userId }, context, request }, runner, reads) {
    const upload = storedUploadOf(request);
    const { name: fileName, media_type: mediaType, bytes, sha256 } = body.file;
    const place = { inputName: body.input_name, repeat: body.repeat };
    return keepIfAccepted(upload, async () => {
      if (body.draft_doc_id !== userId) return NO_DRAFT;
      // If the user was erased while the file arrived; from here on an erasure finds the file and deletes it.
      if ((await runner.streams.stateOf(userDecider, userId)).status === 'erased') return NO_DRAFT;
      const refusal = await refusalOf(reads, userId, place);
      if (refusal !== null) return refusal;
      const file = { fileId: upload.fileId, fileName, mediaType, bytes, sha256 };
      const uploaded = await runner.run(
        draftDecider,
        userId,
        { type: 'UploadAnswerFile', userId, ...place, file },
        context,
      );
      // The file differs from the request's if this repeats a request that was carried out before.
      return isRefusal(uploaded) ? uploaded : accepted({ fileId: fileAt(uploaded.state, place) }, uploaded);
    });
  },
  answer: ({ body: { file } }) => ({
    file_name: file.name,
    media_type: file.media_type,
    bytes: file.bytes,
    previewable: isPreviewable(file.media_type),
  }),
});
