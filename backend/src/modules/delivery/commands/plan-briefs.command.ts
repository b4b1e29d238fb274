import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BriefScope, scopeKey } from '#events/delivery/brief-scope';
import { ACCOUNT_EMAIL, type Destination } from '#events/delivery/delivery.events';
import { isRefusal } from '#kernel/decider';
import { type ChannelDocument, accounts } from '#modules/accounts/published';
import { combiningFolders } from '#modules/collections/published';
import { type TrackerDocument, trackers } from '#modules/trackers/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { openChannels } from '../channels/open-channels';
import { type BriefRoute, deliveryDecider } from '../domain/delivery.decider';

/** Makes briefs of a user's news that are due. */
export class PlanBriefs extends ContextCommand<{ readonly userId: string }> {}

@CommandHandler(PlanBriefs)
export class PlanBriefsHandler implements ICommandHandler<PlanBriefs> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  async execute({ request: { userId }, context }: PlanBriefs) {
    const { waiting } = await this.runner.stateOf(deliveryDecider, userId);
    const routes = await this.routesOf(userId, [...new Set(waiting.map(({ trackerId }) => trackerId))]);
    const command = { type: 'PlanBriefs', userId, now: context.now.toISOString(), routes } as const;
    const decided = await this.runner.run(deliveryDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }

  private async routesOf(userId: string, trackerIds: readonly string[]): Promise<Readonly<Record<string, BriefRoute>>> {
    const account = await this.reads.get(accounts, userId);
    if (account?.status !== 'active')
      return Object.fromEntries(trackerIds.map((id) => [id, { kind: 'dropped', because: 'account_ended' }]));
    const found = await this.reads.find(trackers, { _id: { $in: trackerIds } });
    const combining = await combiningFolders(this.reads, userId);
    const open = await openChannels(this.reads, userId);
    return Object.fromEntries(
      found.map((tracker) => [tracker._id, routeOf(tracker, combining(tracker.parent_id), open)]),
    );
  }
}

const routeOf = (
  { _id: trackerId, deleted_at, email_updates }: TrackerDocument,
  folder: string | null | undefined,
  open: readonly ChannelDocument[],
): BriefRoute => {
  if (deleted_at !== null) return { kind: 'dropped', because: 'tracker_deleted' };
  const tracker: BriefScope = { kind: 'tracker', trackerId };
  const scope: BriefScope = folder === undefined ? tracker : { kind: 'collection', collectionId: folder };
  const listening = open.filter(({ muted }) => ![tracker, scope].some((each) => muted.includes(scopeKey(each))));
  const to = [
    ...(email_updates ? [ACCOUNT_EMAIL] : []),
    ...listening.map(({ kind, _id: channelId }): Destination => ({ kind, channelId })),
  ];
  return to.length === 0 ? { kind: 'dropped', because: 'no_destination' } : { kind: 'sent', scope, to };
};
