import { type BriefScope, scopeKey } from '#events/delivery/brief-scope';
import { ACCOUNT_EMAIL, type Destination } from '#events/delivery/delivery.events';
import type { DailyTime } from '#kernel/daily-time';
import { groupBy } from '#kernel/grouping';
import { type AccountDocument, type ChannelDocument, accounts, dailyTimeOf } from '#modules/accounts/published';
import { combiningFolders } from '#modules/collections/published';
import { type TrackerDocument, trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { WaitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { openChannels } from '../channels/open-channels';
import type { BriefRoute } from '../domain/delivery';
import { isListener } from '../may-listen';

/** The settings by which a reader's brief is made. */
export interface NewsReader {
  readonly daily: DailyTime;
  /** Routes by tracker. */
  readonly routes: Readonly<Record<string, BriefRoute>>;
}

/**
 * The readers of this news. Readers and trackers that the read models do not know yet are left out: models that have
 * stopped are not waited for, and their gaps are not a reason to drop news.
 */
export const routesOfNews = async (
  reads: ReadStore,
  news: readonly WaitingNews[],
): Promise<ReadonlyMap<string, NewsReader>> => {
  const userIds = [...new Set(news.map(({ user_id }) => user_id))];
  const trackerIds = [...new Set(news.map(({ tracker_id }) => tracker_id))];
  const users = await reads.find(accounts, { _id: { $in: userIds } });
  const found = new Map((await reads.find(trackers, { _id: { $in: trackerIds } })).map((each) => [each._id, each]));
  const combining = await combiningFolders(reads, userIds);
  const open = await openChannels(reads, userIds);
  const listeners = await listenersAmong(reads, users);

  const routeOf = ({ _id: userId, status }: AccountDocument, trackerId: string): BriefRoute | undefined => {
    if (status === 'erased') return { kind: 'dropped', because: 'account_ended' };
    const tracker = found.get(trackerId);
    if (status === 'pending' || tracker === undefined) return undefined;
    if (tracker.deleted_at !== null) return { kind: 'dropped', because: 'tracker_deleted' };
    const sent = sentTo(tracker, combining(userId, tracker.parent_id), open.get(userId) ?? []);
    if (listeners.has(userId)) return { ...sent, isHeard: true };
    return sent.to.length === 0 ? { kind: 'dropped', because: 'no_destination' } : sent;
  };
  const ofUser = groupBy(news, ({ user_id }) => user_id);
  return new Map(
    users.map((user) => {
      const routes: Record<string, BriefRoute> = {};
      for (const { tracker_id: trackerId } of ofUser.get(user._id) ?? []) {
        const route = routeOf(user, trackerId);
        if (route !== undefined) routes[trackerId] = route;
      }
      return [user._id, { daily: dailyTimeOf(user), routes }];
    }),
  );
};

/** Ids of the users who listen to briefs. */
const listenersAmong = async (
  reads: Pick<ReadStore, 'get'>,
  users: readonly AccountDocument[],
): Promise<ReadonlySet<string>> => {
  const listeners = new Set<string>();
  for (const user of users) if (await isListener(reads, user)) listeners.add(user._id);
  return listeners;
};

const sentTo = (
  { _id: trackerId, email_updates }: TrackerDocument,
  folder: string | null | undefined,
  open: readonly ChannelDocument[],
): Extract<BriefRoute, { readonly kind: 'sent' }> => {
  const tracker: BriefScope = { kind: 'tracker', trackerId };
  const scope: BriefScope = folder === undefined ? tracker : { kind: 'collection', collectionId: folder };
  const listening = open.filter(({ muted }) => ![tracker, scope].some((each) => muted.includes(scopeKey(each))));
  const to = [
    ...(email_updates ? [ACCOUNT_EMAIL] : []),
    ...listening.map(({ kind, _id: channelId }): Destination => ({ kind, channelId })),
  ];
  return { kind: 'sent', scope, to };
};
