import { type EventOf, event, declareEvents } from '#kernel/events';

/** A question that applicants answer with files. */
export interface UploadQuestionContent {
  /** The organisation whose applicants are asked; null for all of them. */
  readonly orgName: string | null;
  readonly questionText: string;
  /** Whether more files can be added to each input. */
  readonly repeatable: boolean;
  readonly required: boolean;
  /** Each takes one file. Their names are unique across all questions. */
  readonly inputs: readonly { readonly name: string }[];
}

interface OfQuestion {
  readonly questionId: string;
}

/** `uploadquestion-installation`: what applicants are asked to upload. */
export const uploadQuestionEvents = declareEvents('uploadquestion', {
  /** An administrator asks applicants for files. */
  UploadQuestionAsked: event<OfQuestion & UploadQuestionContent>(),
  /** The question was edited. */
  UploadQuestionRevised: event<OfQuestion & UploadQuestionContent>(),
  /** The question is no longer asked. Answers already given stay with those who gave them. */
  UploadQuestionWithdrawn: event<OfQuestion>(),
});

export type UploadQuestionEvent = EventOf<typeof uploadQuestionEvents>;

/** All questions of an installation share one stream, so that no two inputs can have the same name. */
export const QUESTIONS = 'installation';
