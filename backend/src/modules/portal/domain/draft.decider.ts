import { type AnswerLocation, type DraftEvent, draftEvents, placeKey } from '#events/portal/draft.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';

/** The ids of the files by the key of their place. */
export type PortalDraft = Readonly<Record<string, string>>;

export const fileAt = (draft: PortalDraft, place: AnswerLocation): string | null => {
  const key = placeKey(place);
  return Object.hasOwn(draft, key) ? (draft[key] ?? null) : null;
};

interface OfDraft {
  readonly userId: string;
}

/** The facts of an accepted file. */
export interface UploadedFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
}

export type DraftCommand =
  | (OfDraft & AnswerLocation & { readonly type: 'UploadAnswerFile'; readonly file: UploadedFile })
  | (OfDraft & AnswerLocation & { readonly type: 'RemoveAnswerFile' });

const evolve = (state: PortalDraft, event: DraftEvent): PortalDraft => {
  switch (event.type) {
    case 'AnswerFileUploaded':
      return { ...state, [placeKey(event.data)]: event.data.fileId };
    case 'AnswerFileRemoved':
      return Object.fromEntries(Object.entries(state).filter(([key]) => key !== placeKey(event.data)));
    default:
      return assertNever(event);
  }
};

const decide = (command: DraftCommand, state: PortalDraft): Decision<DraftEvent> => {
  const { userId } = command;
  switch (command.type) {
    case 'UploadAnswerFile': {
      const { inputName, repeat, file } = command;
      const replacedFileId = fileAt(state, command);
      return [{ type: 'AnswerFileUploaded', data: { userId, inputName, repeat, replacedFileId, ...file } }];
    }
    case 'RemoveAnswerFile': {
      const { inputName, repeat } = command;
      const fileId = fileAt(state, command);
      return fileId === null ? [] : [{ type: 'AnswerFileRemoved', data: { userId, inputName, repeat, fileId } }];
    }
    default:
      return assertNever(command);
  }
};

/** Decides on streams `draft-{user}`. */
export const draftDecider: Decider<DraftCommand, DraftEvent, PortalDraft> = {
  events: draftEvents,
  initialState: {},
  evolve,
  decide,
};
