import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';

/** Where a file belongs in a draft: an input, and which of its repetitions, from 0. */
export interface AnswerLocation {
  readonly inputName: string;
  readonly repeat: number;
}

interface OfDraft {
  /** The applicant, who has one draft. */
  readonly userId: string;
}

/** `draft-{user}`: the files with which an applicant answers upload questions. */
export const draftEvents = declareEvents('draft', {
  /** An applicant answered with a file, which is already stored. */
  AnswerFileUploaded: event<
    OfDraft &
      AnswerLocation & {
        readonly fileId: string;
        /** The file that was here before and is deleted; null if there was none. */
        readonly replacedFileId: string | null;
        readonly fileName: Personal<string>;
        /** Detected from its content. */
        readonly mediaType: string;
        readonly bytes: number;
        /** Hex. */
        readonly sha256: string;
      }
  >(personal('userId', 'fileName')),
  /** They took a file back, and it is deleted. */
  AnswerFileRemoved: event<OfDraft & AnswerLocation & { readonly fileId: string }>(),
});

export type DraftEvent = EventOf<typeof draftEvents>;

/** Has a suffix if the input is repeated: `cv`, `cv_1`, `cv_2`. */
export const placeKey = ({ inputName, repeat }: AnswerLocation): string =>
  repeat === 0 ? inputName : `${inputName}_${repeat}`;
