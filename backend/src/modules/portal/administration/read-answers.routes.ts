import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { placeKey } from '#events/portal/draft.events';
import { isRefusal } from '#kernel/decider';
import { ReadPrivateData } from '#modules/accounts/published';
import { reason } from '#platform/administration/reason';
import { accepted } from '#platform/command-handling/command-outcome';
import { FILE_STORE } from '#platform/file-store/file-store';
import { actionRoute } from '#platform/http/routes/action-route';
import { fileRoute } from '#platform/http/routes/file-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { drafts } from '#projections/portal/drafts/drafts.projection';
import { placeFields } from '../answer-place';
import { answeredQuestion, answeredQuestions } from '../queries/answered-questions';
import { questionsFor } from '../queries/questions-for';
import { NO_ANSWER, answerAt, storedAnswer } from '../queries/stored-portal-answer';

const { input_name, repeat } = placeFields;

/** Shows what an applicant has answered to an administrator, who says why. Nothing is shown unless that is recorded. */
export const UnmaskAnswers = actionRoute({
  path: 'api/admin/answers/:id/unmask',
  access: 'admin',
  inPerson: 'personal data',
  summary:
    'What an applicant has answered, with the names of the files, which are masked otherwise. Recorded with the reason.',
  body: z.strictObject({ reason }),
  answers: z.strictObject({ questions: z.array(answeredQuestion) }),
  uses: [CommandBus, READ_STORE],
  async act({ params: { id: userId }, body: { reason: statedReason }, context }, commands, reads) {
    const draft = await reads.get(drafts, userId);
    if (draft === undefined) return NO_ANSWER;
    const questions = answeredQuestions(await questionsFor(reads, userId), draft);
    const look = { userId, what: 'answers', which: null, statedReason } as const;
    const recorded = await commands.execute(new ReadPrivateData(look, context));
    return isRefusal(recorded) ? recorded : accepted({ questions }, recorded);
  },
  answer: (_asked, result) => result,
});

/** Reads a file that an applicant uploaded. */
export const ReadAnswerFile = fileRoute({
  method: 'post',
  path: 'api/admin/answers/:id/file',
  access: 'admin',
  inPerson: 'personal data',
  summary: 'Downloads a file that an applicant uploaded. Recorded with the reason.',
  body: z.strictObject({ input_name, repeat, reason }),
  types: ['application/octet-stream'],
  uses: [CommandBus, READ_STORE, FILE_STORE],
  async read({ params: { id: userId }, body, context }, commands, reads, files) {
    const place = { inputName: body.input_name, repeat: body.repeat };
    const file = await answerAt(reads, userId, place);
    if (isRefusal(file)) return file;
    const look = { userId, what: 'answers', which: placeKey(place), statedReason: body.reason } as const;
    const recorded = await commands.execute(new ReadPrivateData(look, context));
    return isRefusal(recorded) ? recorded : storedAnswer(files, userId, file);
  },
});
