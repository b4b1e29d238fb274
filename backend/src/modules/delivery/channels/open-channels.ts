import { type ChannelDocument, channels } from '#modules/accounts/published';
import type { ReadStore } from '#platform/read-store/read-store';

/** Whether it is on and its holder agreed. */
export const isOpen = ({ enabled, confirmed }: Pick<ChannelDocument, 'enabled' | 'confirmed'>): boolean =>
  enabled && confirmed;

/** A user's channels that are open, oldest first. */
export const openChannels = async (
  reads: Pick<ReadStore, 'find'>,
  userId: string,
): Promise<readonly ChannelDocument[]> =>
  (await reads.find(channels, { user_id: userId }, { sort: { created_at: 1, _id: 1 } })).filter(isOpen);
