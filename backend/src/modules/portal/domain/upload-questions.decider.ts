import { isDeepStrictEqual } from 'node:util';
import {
  type UploadQuestionContent,
  type UploadQuestionEvent,
  uploadQuestionEvents,
} from '#events/portal/upload-question.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, refuse } from '#kernel/decider';

interface UploadQuestions {
  /** Questions by id. */
  readonly open: Readonly<Record<string, UploadQuestionContent>>;
  /** Ids of questions that are no longer asked. */
  readonly withdrawn: readonly string[];
}

interface OfQuestion {
  readonly questionId: string;
}

export type UploadQuestionCommand =
  | (OfQuestion & { readonly type: 'AskQuestion'; readonly content: UploadQuestionContent })
  | (OfQuestion & { readonly type: 'ReviseQuestion'; readonly content: UploadQuestionContent })
  | (OfQuestion & { readonly type: 'WithdrawQuestion' });

const MAX_QUESTIONS = 200;

const NO_QUESTION = refuse('NOT_FOUND', 'This question does not exist.');

const evolve = (state: UploadQuestions, event: UploadQuestionEvent): UploadQuestions => {
  switch (event.type) {
    case 'UploadQuestionAsked':
    case 'UploadQuestionRevised': {
      const { questionId, ...content } = event.data;
      return { ...state, open: { ...state.open, [questionId]: content } };
    }
    case 'UploadQuestionWithdrawn': {
      const { questionId } = event.data;
      const open = Object.fromEntries(Object.entries(state.open).filter(([id]) => id !== questionId));
      return { open, withdrawn: [...state.withdrawn, questionId] };
    }
    default:
      return assertNever(event);
  }
};

/** An answer is found by the name of its input, whichever question it belongs to. */
const takenName = (
  { open }: UploadQuestions,
  questionId: string,
  { inputs }: UploadQuestionContent,
): Refusal | null => {
  const others = Object.entries(open)
    .filter(([id]) => id !== questionId)
    .flatMap(([, question]) => question.inputs);
  const taken = new Set(others.map(({ name }) => name));
  const errors = inputs.flatMap(({ name }, index) =>
    taken.has(name) ? [{ path: `inputs.${index}.name`, message: 'An input of another question has this name' }] : [],
  );
  return errors.length === 0 ? null : refuse('INVALID', errors[0]?.message ?? '', errors);
};

const isOpen = ({ open }: UploadQuestions, questionId: string): boolean => Object.hasOwn(open, questionId);

const decide = (command: UploadQuestionCommand, state: UploadQuestions): Decision<UploadQuestionEvent> => {
  const { questionId } = command;
  switch (command.type) {
    case 'AskQuestion': {
      if (isOpen(state, questionId) || state.withdrawn.includes(questionId)) return [];
      if (Object.keys(state.open).length >= MAX_QUESTIONS)
        return refuse('INVALID', `At most ${MAX_QUESTIONS} questions`);
      const refusal = takenName(state, questionId, command.content);
      return refusal ?? [{ type: 'UploadQuestionAsked', data: { questionId, ...command.content } }];
    }
    case 'ReviseQuestion': {
      if (!isOpen(state, questionId)) return NO_QUESTION;
      if (isDeepStrictEqual(state.open[questionId], command.content)) return [];
      const refusal = takenName(state, questionId, command.content);
      return refusal ?? [{ type: 'UploadQuestionRevised', data: { questionId, ...command.content } }];
    }
    case 'WithdrawQuestion':
      if (state.withdrawn.includes(questionId)) return [];
      return isOpen(state, questionId) ? [{ type: 'UploadQuestionWithdrawn', data: { questionId } }] : NO_QUESTION;
    default:
      return assertNever(command);
  }
};

/** Decides on the stream `uploadquestion-installation`. */
export const uploadQuestionsDecider: Decider<UploadQuestionCommand, UploadQuestionEvent, UploadQuestions> = {
  events: uploadQuestionEvents,
  initialState: { open: {}, withdrawn: [] },
  evolve,
  decide,
};
