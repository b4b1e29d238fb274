import {
  type UploadQuestionContent,
  type UploadQuestionEvent,
  uploadQuestionEvents,
} from '#events/portal/upload-question.events';
import { assertNever } from '#kernel/assert-never';
import { stripInvisible } from '#kernel/invisible-characters';
import { change, projection, put, remove } from '#kernel/projection';

export interface UploadQuestionDocument {
  readonly _id: string;
  readonly org_name: string | null;
  readonly question_text: string;
  readonly repeatable: boolean;
  readonly required: boolean;
  readonly inputs: readonly { readonly name: string }[];
  readonly created_at: string;
}

const fieldsOf = ({ orgName, questionText, repeatable, required, inputs }: UploadQuestionContent) => ({
  org_name: orgName === null ? null : stripInvisible(orgName),
  question_text: stripInvisible(questionText),
  repeatable,
  required,
  inputs: inputs.map(({ name }) => ({ name })),
});

export const uploadQuestions = projection<UploadQuestionEvent, UploadQuestionDocument>({
  name: 'upload-questions',
  from: [uploadQuestionEvents],
  indexes: [{ keys: ['org_name', 'created_at'] }, { keys: ['created_at'] }],
  project(event) {
    switch (event.type) {
      case 'UploadQuestionAsked': {
        const { questionId, ...content } = event.data;
        return [put({ _id: questionId, ...fieldsOf(content), created_at: event.metadata.occurred_at })];
      }
      case 'UploadQuestionRevised': {
        const { questionId, ...content } = event.data;
        return [change(questionId, { $set: fieldsOf(content) })];
      }
      case 'UploadQuestionWithdrawn':
        return [remove(event.data.questionId)];
      default:
        return assertNever(event);
    }
  },
});
