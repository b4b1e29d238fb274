import type { StreamReader } from '#platform/command-handling/stream-reader';
import { type FileName, userOfFile } from '#platform/file-store/file-name';
import type { FileOwner } from '#platform/file-store/sweep/file-owner';
import { recordingDecider } from './domain/recording.decider';
import { RECORDINGS, briefOfFile } from './recording-files';

/** Sound and chapters without a recording: it had expired, or was never finished. Making it again writes them again. */
export const recordingFileOwner = (streams: Pick<StreamReader, 'stateOf'>): FileOwner => ({
  concerns: (name) => userOfFile(name) !== null && name.split('/')[2] === RECORDINGS,
  async unneeded(names) {
    const unneeded: FileName[] = [];
    for (const name of names)
      if ((await streams.stateOf(recordingDecider, briefOfFile(name))).status !== 'made') unneeded.push(name);
    return unneeded;
  },
});
