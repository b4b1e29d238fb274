import type { OfBrief, RecordingFormat } from '#events/audio/recording.events';
import { type FileName, fileOfUser } from '#platform/file-store/file-name';

/** The folder of each person's. */
export const RECORDINGS = 'audio';

export const soundFile = ({ userId, briefId }: OfBrief, format: RecordingFormat): FileName =>
  fileOfUser(userId, RECORDINGS, `${briefId}.${format}`);

/** Kept with the sound under the person's folder, since the titles in them are the person's. */
export const chaptersFile = ({ userId, briefId }: OfBrief): FileName =>
  fileOfUser(userId, RECORDINGS, `${briefId}.chapters.json`);

export const briefOfFile = (name: FileName): string => /([^/.]*)[^/]*$/.exec(name)?.[1] ?? '';
