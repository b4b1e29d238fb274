import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { type DraftEvent, draftEvents, placeKey } from '#events/portal/draft.events';
import type { Personal } from '#kernel/events';
import { stripInvisible } from '#kernel/invisible-characters';
import { change, changeOr, remove } from '#kernel/projection';
import { projectionOfUser } from '../../projection-of-user';

export interface AnswerFile {
  readonly input_name: string;
  readonly repeat: number;
  readonly file_id: string;
  readonly file_name: Personal<string>;
  readonly media_type: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly uploaded_at: string;
}

/** An applicant's answers so far. Everyone who joins an organisation has a draft from then on. */
export interface DraftDocument {
  /** The applicant's id. */
  readonly _id: string;
  /** Null for users without an organisation. */
  readonly org_name: string | null;
  /** Files by input, with the suffix of its repetition. */
  readonly files: Readonly<Record<string, AnswerFile>>;
  /** Null until a first file is uploaded. */
  readonly changed_at: string | null;
}

const empty = (userId: string): DraftDocument => ({ _id: userId, org_name: null, files: {}, changed_at: null });

export const drafts = projectionOfUser<DraftEvent | UserEvent, DraftDocument>({
  name: 'drafts',
  from: [draftEvents, userEvents],
  indexes: [{ keys: ['changed_at'] }, { keys: ['org_name', 'changed_at'] }],
  project(event) {
    const changed_at = event.metadata.occurred_at;
    switch (event.type) {
      case 'AnswerFileUploaded': {
        const { userId, inputName, repeat, fileId, fileName, mediaType, bytes, sha256 } = event.data;
        const file: AnswerFile = {
          input_name: inputName,
          repeat,
          file_id: fileId,
          file_name: fileName,
          media_type: mediaType,
          bytes,
          sha256,
          uploaded_at: changed_at,
        };
        return [changeOr(empty(userId), { $set: { [`files.${placeKey(event.data)}`]: file, changed_at } })];
      }
      case 'AnswerFileRemoved': {
        const { userId } = event.data;
        return [change(userId, { $set: { changed_at }, $unset: { [`files.${placeKey(event.data)}`]: '' } })];
      }
      case 'OrganisationJoined': {
        const { userId, organisation } = event.data;
        return [changeOr(empty(userId), { $set: { org_name: stripInvisible(organisation.name) } })];
      }
      case 'RegistrationExpired':
        return [remove(event.data.userId)];
      default:
        return [];
    }
  },
});
