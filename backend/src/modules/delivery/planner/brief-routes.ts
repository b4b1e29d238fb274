import { type BriefScope, scopeKey } from '#events/delivery/brief-scope';
import { ACCOUNT_EMAIL, type Destination } from '#events/delivery/delivery.events';
import { type ChannelDocument, accounts } from '#modules/accounts/published';
import { combiningFolders } from '#modules/collections/published';
import { type TrackerDocument, trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { WaitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { openChannels } from '../channels/open-channels';
import type { BriefRoute } from '../domain/delivery.decider';

/**
 * How each of these news is sent; undefined while the read models do not know its user or its tracker yet. Models that have
 * stopped are not waited for, and what they have not read is no reason to drop news.
 */
export const briefRoutes = async (
  reads: ReadStore,
  news: readonly WaitingNews[],
): Promise<(news: WaitingNews) => BriefRoute | undefined> => {
  const userIds = [...new Set(news.map(({ user_id }) => user_id))];
  const trackerIds = [...new Set(news.map(({ tracker_id }) => tracker_id))];
  const users = new Map((await reads.find(accounts, { _id: { $in: userIds } })).map((each) => [each._id, each]));
  const found = new Map((await reads.find(trackers, { _id: { $in: trackerIds } })).map((each) => [each._id, each]));
  const combining = await combiningFolders(reads, userIds);
  const open = await openChannels(reads, userIds);

  return ({ user_id: userId, tracker_id: trackerId }) => {
    const status = users.get(userId)?.status;
    if (status === 'erased') return { kind: 'dropped', because: 'account_ended' };
    const tracker = found.get(trackerId);
    if (status !== 'active' || tracker === undefined) return undefined;
    if (tracker.deleted_at !== null) return { kind: 'dropped', because: 'tracker_deleted' };
    return routeOfTracker(tracker, combining(userId, tracker.parent_id), open.get(userId) ?? []);
  };
};

const routeOfTracker = (
  { _id: trackerId, email_updates }: TrackerDocument,
  folder: string | null | undefined,
  open: readonly ChannelDocument[],
): BriefRoute => {
  const tracker: BriefScope = { kind: 'tracker', trackerId };
  const scope: BriefScope = folder === undefined ? tracker : { kind: 'collection', collectionId: folder };
  const listening = open.filter(({ muted }) => ![tracker, scope].some((each) => muted.includes(scopeKey(each))));
  const to = [
    ...(email_updates ? [ACCOUNT_EMAIL] : []),
    ...listening.map(({ kind, _id: channelId }): Destination => ({ kind, channelId })),
  ];
  return to.length === 0 ? { kind: 'dropped', because: 'no_destination' } : { kind: 'sent', scope, to };
};
