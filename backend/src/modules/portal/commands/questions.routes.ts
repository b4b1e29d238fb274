import { z } from 'zod';
import { type UploadQuestionContent, QUESTIONS } from '#events/portal/upload-question.events';
import { isRefusal } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { commandRoute } from '#platform/http/routes/command-route';
import { MAX_INPUTS, MAX_QUESTION, acceptQuestion } from '../domain/question-content';
import { uploadQuestionsDecider } from '../domain/upload-questions.decider';

const body = z.strictObject({
  org_name: z.string().max(100).nullish().describe('Whose applicants are asked; absent, all are.'),
  question_text: z.string().max(MAX_QUESTION),
  repeatable: z.boolean(),
  required: z.boolean(),
  inputs: z.array(z.strictObject({ name: z.string().max(60) })).max(MAX_INPUTS),
});

const contentOf = (typed: z.output<typeof body>): UploadQuestionContent => ({
  orgName: typed.org_name ?? null,
  questionText: typed.question_text,
  repeatable: typed.repeatable,
  required: typed.required,
  inputs: typed.inputs,
});

const answers = z.strictObject({ id: z.string() });

export const AskQuestion = commandRoute({
  path: 'api/admin/upload-questions',
  access: 'admin',
  summary: 'Asks applicants for files.',
  body,
  status: 201,
  answers,
  answer: (_request, { command }) => ({ id: command.questionId }),
  decider: uploadQuestionsDecider,
  decide: ({ body: typed, context }) => {
    const content = acceptQuestion(contentOf(typed));
    if (isRefusal(content)) return content;
    return [QUESTIONS, { type: 'AskQuestion', questionId: entityId(context, 'upload-question'), content }];
  },
});

export const ReviseQuestion = commandRoute({
  path: 'api/admin/upload-questions/:id',
  method: 'put',
  access: 'admin',
  summary: 'Edits a question. Answers to inputs that it no longer has stay, and are not shown.',
  body,
  answers,
  answer: (_request, { command }) => ({ id: command.questionId }),
  decider: uploadQuestionsDecider,
  decide: ({ params: { id }, body: typed }) => {
    const content = acceptQuestion(contentOf(typed));
    if (isRefusal(content)) return content;
    return [QUESTIONS, { type: 'ReviseQuestion', questionId: id, content }];
  },
});

export const WithdrawQuestion = commandRoute({
  path: 'api/admin/upload-questions/:id',
  method: 'delete',
  access: 'admin',
  summary: 'Withdraws a question. Repeating it also returns 204.',
  answers: null,
  decider: uploadQuestionsDecider,
  decide: ({ params: { id } }) => [QUESTIONS, { type: 'WithdrawQuestion', questionId: id }],
});
