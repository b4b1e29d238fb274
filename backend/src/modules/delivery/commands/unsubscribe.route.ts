import type { BriefScope } from '#events/delivery/brief-scope';
import { isRefusal } from '#kernel/decider';
import { actingAs, channelsDecider } from '#modules/accounts/published';
import { combiningFolders } from '#modules/collections/published';
import { trackerDecider, trackers } from '#modules/trackers/published';
import { stepOf } from '#platform/command-handling/command-context';
import { type WrittenPosition, accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { IgnoresBody } from '#platform/http/requests/media-type.guard';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { deliveryDecider } from '../domain/delivery.decider';
import { NO_SUCH_LINK, UnsubscribeLinks } from '../mail/unsubscribe-links';

/** The holder of the link acts for the user. */
const trackersOf = async (reads: ReadStore, userId: string, scope: BriefScope): Promise<readonly string[]> => {
  if (scope.kind === 'tracker') return [scope.trackerId];
  const own = await reads.find(trackers, { owner_id: userId, deleted_at: null });
  const combining = await combiningFolders(reads, [userId]);
  return own.filter(({ parent_id }) => combining(userId, parent_id) === scope.collectionId).map(({ _id }) => _id);
};

/**
 * Turns off mails by the link that each of them has: the mails on a tracker, or on all trackers that a folder combines. A
 * browser shows a page that asks; its button, and a mail client by itself, send a POST.
 */
export const Unsubscribe = actionRoute({
  path: 'unsubscribe/:link',
  access: 'public',
  summary: 'Turns off the mails that contain the link, without signing in (RFC 8058).',
  decorators: [IgnoresBody()],
  uses: [CommandRunner, UnsubscribeLinks, READ_STORE],
  async act({ params: { link }, context: received }, runner, links, reads) {
    const meant = links.unsubscribedBy(link);
    if (meant === null) return NO_SUCH_LINK;
    const { userId, scope, channelId } = meant;
    const context = actingAs(userId, received);
    if (channelId !== null) {
      const mute = { type: 'MuteChannel', userId, channelId, scope } as const;
      const muted = await runner.run(channelsDecider, userId, mute, context);
      // A channel that was removed gets nothing either.
      return isRefusal(muted) ? accepted(null) : accepted(null, muted);
    }
    const written: { readonly written: WrittenPosition }[] = [];
    for (const trackerId of await trackersOf(reads, userId, scope)) {
      const command = { type: 'TurnEmailUpdatesOff', by: userId } as const;
      const decided = await runner.run(trackerDecider, trackerId, command, stepOf(context, trackerId));
      // A tracker that was deleted meanwhile sends nothing either.
      if (!isRefusal(decided)) written.push(decided);
    }
    return accepted(null, ...written);
  },
});

/** Turns off all mails to the address that received a link. */
export const UnsubscribeFromAll = actionRoute({
  path: 'unsubscribe/:link/all',
  access: 'public',
  summary: 'Turns off all mails to the address that the link was sent to, without signing in.',
  uses: [CommandRunner, UnsubscribeLinks],
  async act({ params: { link }, context }, runner, links) {
    const meant = links.unsubscribedBy(link);
    if (meant === null) return NO_SUCH_LINK;
    const { userId, channelId } = meant;
    const command = { type: 'TurnDestinationOff', userId, destination: { kind: 'email', channelId } } as const;
    const decided = await runner.run(deliveryDecider, userId, command, actingAs(userId, context));
    return isRefusal(decided) ? decided : accepted(null, decided);
  },
});
