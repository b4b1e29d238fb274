import type { StreamReader } from '#platform/command-handling/stream-reader';
import { type FileName, userOfFile } from '#platform/file-store/file-name';
import type { FileOwner } from '#platform/file-store/sweep/file-owner';
import { answerFile } from './answer-place';
import { draftDecider } from './domain/draft.decider';

const ownerOf = (name: FileName): string | null => {
  const userId = userOfFile(name);
  return userId !== null && name.startsWith(answerFile(userId, 'x').slice(0, -1)) ? userId : null;
};

/** Files of answers that no draft has: a request was cut off between its file and its event. */
export const answerFiles = (streams: Pick<StreamReader, 'stateOf'>): FileOwner => ({
  concerns: (name) => ownerOf(name) !== null,
  async unneeded(names) {
    const needed = new Set<FileName>();
    for (const userId of new Set(names.flatMap((name) => ownerOf(name) ?? []))) {
      const draft = await streams.stateOf(draftDecider, userId);
      for (const fileId of Object.values(draft)) needed.add(answerFile(userId, fileId));
    }
    return names.filter((name) => !needed.has(name));
  },
});
