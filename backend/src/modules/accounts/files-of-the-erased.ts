import type { StreamReader } from '#platform/command-handling/stream-reader';
import { userOfFile } from '#platform/file-store/file-name';
import type { FileOwner } from '#platform/file-store/sweep/file-owner';
import { userDecider } from './domain/user.decider';

/** An erasure deletes a person's files; this finds those that were still on their way then. */
export const filesOfTheErased = (streams: Pick<StreamReader, 'stateOf'>): FileOwner => ({
  concerns: (name) => userOfFile(name) !== null,
  async unneeded(names) {
    const userIds = new Set(names.flatMap((name) => userOfFile(name) ?? []));
    const erased = new Set<string>();
    for (const userId of userIds)
      if ((await streams.stateOf(userDecider, userId)).status === 'erased') erased.add(userId);
    return names.filter((name) => erased.has(userOfFile(name) ?? ''));
  },
});
