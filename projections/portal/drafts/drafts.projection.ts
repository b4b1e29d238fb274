import { assertNever } from '#kernel/assert-never';
import type { Personal } from '#kernel/event-schema';
import { change, changeOr } from '#kernel/projection';
import { type DraftEvent, draftEvents, placeKey } from '#events/portal/draft.events';
import { projectionOfUser } from '../../projection-of-user';

export interface AnswerFile {
  readonly input_name: string;
  readonly repeat: number;
  readonly file_id: string;
  readonly file_name: Personal<string>;
  readonly media_type: string;
  readonly bytes: number;
  readonly uploaded_at: string;
}

/** What an applicant has answered so far. */
export interface DraftDocument {
  /** The applicant's id. */
  readonly _id: string;
  /** By input, with the suffix of its repetition. */
  readonly files: Readonly<Record<string, AnswerFile>>;
  readonly changed_at: string;
}

export const drafts = projectionOfUser<DraftEvent, DraftDocument>({
  name: 'drafts',
  from: [draftEvents],
  project(event) {
    const { userId } = event.data;
    const changed_at = event.metadata.occurred_at;
    switch (event.type) {
      case 'AnswerFileUploaded': {
        const { inputName, repeat, fileId, fileName, mediaType, bytes } = event.data;
        const file: AnswerFile = {
          ...{ input_name: inputName, repeat, file_id: fileId, file_name: fileName },
          ...{ media_type: mediaType, bytes, uploaded_at: changed_at },
        };
        return [
          changeOr<DraftDocument>(
            { _id: userId, files: {}, changed_at },
            { $set: { [`files.${placeKey(event.data)}`]: file, changed_at } },
          ),
        ];
      }
      case 'AnswerFileRemoved':
        return [change(userId, { $set: { changed_at }, $unset: { [`files.${placeKey(event.data)}`]: '' as const } })];
      default:
        return assertNever(event);
    }
  },
});
