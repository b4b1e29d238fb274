import { Inject, Injectable } from '@nestjs/common';
import { scopeKey } from '#events/delivery/brief-scope';
import { type ChannelDocument, accounts } from '#modules/accounts/published';
import { combiningFolders, readTrackersOfFolder } from '#modules/collections/published';
import { WeekOfTrackers, type WeekView } from '#modules/research/published';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { startOfWeek } from '../domain/send-time';

/** Finds what a folder's trackers told in the last seven days, for its first brief of a week. */
@Injectable()
export class WeekOfBrief {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly weeks: WeekOfTrackers,
  ) {}

  /**
   * The week of the trackers whose news the folder's mails to that address cover; `channel` is null for the account's
   * own. Null for the brief of a tracker, and if an earlier brief of this week, which begins on the reader's Monday,
   * already had it.
   */
  async find(briefId: string, channel: ChannelDocument | null, now: Date): Promise<WeekView | null> {
    const planned = await this.reads.get(briefs, briefId);
    if (planned === undefined || planned.scope.kind !== 'collection') return null;
    const { user_id: userId, scope, planned_at: at } = planned;
    const { collectionId } = scope;
    const timezone = (await this.reads.get(accounts, userId))?.timezone ?? null;
    const since = startOfWeek(new Date(at), timezone).toISOString();
    const ofFolder = { user_id: userId, scope_key: scopeKey(scope) };
    if ((await this.reads.count(briefs, { ...ofFolder, planned_at: { $gte: since, $lt: at } })) > 0) return null;
    const [{ name, trackers }, folderOf] = await Promise.all([
      readTrackersOfFolder(this.reads, collectionId, { ownerId: userId, isOwn: true }),
      combiningFolders(this.reads, [userId]),
    ]);
    const published = trackers.filter(
      ({ _id: trackerId, owner_id, parent_id, email_updates }) =>
        owner_id === userId &&
        folderOf(userId, parent_id) === collectionId &&
        (channel === null ? email_updates : !channel.muted.includes(scopeKey({ kind: 'tracker', trackerId }))),
    );
    const week = await this.weeks.find({ name, trackers: published }, now, timezone ?? 'UTC');
    return week.groups.length === 0 ? null : week;
  }
}
