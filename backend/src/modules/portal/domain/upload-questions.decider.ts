import { isDeepStrictEqual } from 'node:util';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, refuse } from '#kernel/decider';
import {
  type UploadQuestionContent,
  type UploadQuestionEvent,
  uploadQuestionEvents,
} from '#events/portal/upload-question.events';

interface UploadQuestions {
  readonly asked: ReadonlyMap<string, UploadQuestionContent>;
  /** Ids of those that are no longer asked. */
  readonly withdrawn: ReadonlySet<string>;
}

interface OfQuestion {
  readonly questionId: string;
}

export type UploadQuestionCommand =
  | (OfQuestion & { readonly type: 'AskQuestion'; readonly content: UploadQuestionContent })
  | (OfQuestion & { readonly type: 'ReviseQuestion'; readonly content: UploadQuestionContent })
  | (OfQuestion & { readonly type: 'WithdrawQuestion' });

const MAX_QUESTIONS = 200;

const notFound = refuse('NOT_FOUND', 'This question does not exist.');

const evolve = (state: UploadQuestions, event: UploadQuestionEvent): UploadQuestions => {
  switch (event.type) {
    case 'UploadQuestionAsked':
    case 'UploadQuestionRevised': {
      const { questionId, ...content } = event.data;
      return { ...state, asked: new Map(state.asked).set(questionId, content) };
    }
    case 'UploadQuestionWithdrawn': {
      const { questionId } = event.data;
      const asked = new Map([...state.asked].filter(([id]) => id !== questionId));
      return { asked, withdrawn: new Set(state.withdrawn).add(questionId) };
    }
    default:
      return assertNever(event);
  }
};

/** An answer is found by the name of its input, whichever question it belongs to. */
const takenName = (
  { asked }: UploadQuestions,
  questionId: string,
  { inputs }: UploadQuestionContent,
): Refusal | null => {
  const others = [...asked].filter(([id]) => id !== questionId).flatMap(([, question]) => question.inputs);
  const taken = new Set(others.map(({ name }) => name));
  const errors = inputs.flatMap(({ name }, at) =>
    taken.has(name) ? [{ path: `inputs.${at}.name`, message: 'An input of another question has this name' }] : [],
  );
  return errors.length === 0 ? null : refuse('INVALID', errors[0]?.message ?? '', errors);
};

const decide = (command: UploadQuestionCommand, state: UploadQuestions): Decision<UploadQuestionEvent> => {
  const { questionId } = command;
  switch (command.type) {
    case 'AskQuestion': {
      if (state.asked.has(questionId) || state.withdrawn.has(questionId)) return [];
      if (state.asked.size >= MAX_QUESTIONS) return refuse('INVALID', `At most ${MAX_QUESTIONS} questions`);
      const refusal = takenName(state, questionId, command.content);
      return refusal ?? [{ type: 'UploadQuestionAsked', data: { questionId, ...command.content } }];
    }
    case 'ReviseQuestion': {
      const before = state.asked.get(questionId);
      if (before === undefined) return notFound;
      if (isDeepStrictEqual(before, command.content)) return [];
      const refusal = takenName(state, questionId, command.content);
      return refusal ?? [{ type: 'UploadQuestionRevised', data: { questionId, ...command.content } }];
    }
    case 'WithdrawQuestion':
      if (state.withdrawn.has(questionId)) return [];
      return state.asked.has(questionId) ? [{ type: 'UploadQuestionWithdrawn', data: { questionId } }] : notFound;
    default:
      return assertNever(command);
  }
};

/** `uploadquestion-installation` */
export const uploadQuestionsDecider: Decider<UploadQuestionCommand, UploadQuestionEvent, UploadQuestions> = {
  events: uploadQuestionEvents,
  initialState: { asked: new Map(), withdrawn: new Set() },
  evolve,
  decide,
};
