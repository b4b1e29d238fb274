import type { RecordingFormat } from '#events/audio/recording.events';
import { type FileName, fileOfUser } from '#platform/file-store/file-name';

export interface BriefOfUser {
  readonly userId: string;
  readonly briefId: string;
}

/** The folder of each person's. */
export const RECORDINGS = 'audio';

export const soundFile = ({ userId, briefId }: BriefOfUser, format: RecordingFormat): FileName =>
  fileOfUser(userId, RECORDINGS, `${briefId}.${format}`);

/** Kept with the sound under the person's folder, since the titles in them are the person's. */
export const chaptersFile = ({ userId, briefId }: BriefOfUser): FileName =>
  fileOfUser(userId, RECORDINGS, `${briefId}.chapters.json`);

export const briefOfFile = (name: FileName): string => /([^/.]*)[^/]*$/.exec(name)?.[1] ?? '';
