import { refuse } from '#kernel/decider';
import { commandRoute } from '#platform/http/routes/command-route';
import { draftDecider } from '../domain/draft.decider';
import { MAX_REPEATS } from '../domain/question-content';

export const RemoveAnswerFile = commandRoute({
  path: 'api/v1/delete-answer-file/:draftDocId/:inputName/:repeat',
  method: 'delete',
  access: 'user',
  summary: 'Removes the file of an answer. Repeating it also returns 204.',
  answers: null,
  decider: draftDecider,
  decide: ({ params: { draftDocId, inputName, repeat }, caller: { userId } }) => {
    const number = Number(repeat);
    if (draftDocId !== userId || !Number.isInteger(number) || number < 0 || number > MAX_REPEATS)
      return refuse('NOT_FOUND', 'There is no such answer.');
    return [userId, { type: 'RemoveAnswerFile', userId, inputName, repeat: number }];
  },
});
