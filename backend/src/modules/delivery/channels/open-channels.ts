import { groupBy } from '#kernel/grouping';
import { type ChannelDocument, channels } from '#modules/accounts/published';
import type { ReadStore } from '#platform/read-store/read-store';

/** Whether it is on and its holder has agreed. */
export const isOpen = ({ enabled, confirmed }: Pick<ChannelDocument, 'enabled' | 'confirmed'>): boolean =>
  enabled && confirmed;

const byAge = (one: ChannelDocument, other: ChannelDocument): number =>
  one.created_at.localeCompare(other.created_at) || one._id.localeCompare(other._id);

/** The open channels of these users, oldest first, by user; users without any are absent. */
export const openChannels = async (
  reads: Pick<ReadStore, 'find'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ChannelDocument[]>> => {
  const found = await reads.find(channels, { user_id: { $in: userIds } });
  return groupBy(found.filter(isOpen).toSorted(byAge), ({ user_id }) => user_id);
};
