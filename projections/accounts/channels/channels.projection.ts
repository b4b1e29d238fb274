import {
  type ChannelKind,
  type ChannelsEvent,
  channelsEvents,
  needsConfirmation,
} from '#events/accounts/channels.events';
import { scopeKey } from '#events/delivery/brief-scope';
import { assertNever } from '#kernel/assert-never';
import type { Personal } from '#kernel/events';
import { change, projection, put, remove } from '#kernel/projection';

/** A channel that a user's updates are sent to. */
export interface ChannelDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly kind: ChannelKind;
  readonly target: Personal<string>;
  readonly enabled: boolean;
  /** Whether its holder agreed, or does not have to. */
  readonly confirmed: boolean;
  /** Keys of the trackers and folders whose news is not sent there. */
  readonly muted: readonly string[];
  /** Number of times that a webhook's secret was replaced, and until when the former one signs, too. */
  readonly secret_generation: number;
  readonly former_secret_until: string | null;
  readonly created_at: string;
}

export const channels = projection<ChannelsEvent, ChannelDocument>({
  name: 'channels',
  from: [channelsEvents],
  indexes: [{ keys: ['user_id', 'created_at'] }],
  project(event) {
    const { channelId } = event.data;
    switch (event.type) {
      case 'ChannelAdded': {
        const { userId, kind, target, enabled } = event.data;
        const created_at = event.metadata.occurred_at;
        return [
          put({
            _id: channelId,
            user_id: userId,
            kind,
            target,
            enabled,
            confirmed: !needsConfirmation(kind),
            muted: [],
            secret_generation: 0,
            former_secret_until: null,
            created_at,
          }),
        ];
      }
      case 'ChannelChanged': {
        const { kind, target, enabled, confirmed } = event.data;
        return [change(channelId, { $set: { kind, target, enabled, confirmed } })];
      }
      case 'ChannelConfirmed':
        return [change(channelId, { $set: { confirmed: true } })];
      case 'ChannelMuted':
        return [change(channelId, { $addToSet: { muted: scopeKey(event.data.scope) } })];
      case 'ChannelUnmuted':
        return [change(channelId, { $pull: { muted: scopeKey(event.data.scope) } })];
      case 'ChannelSecretReplaced':
        return [
          change(channelId, {
            $inc: { secret_generation: 1 },
            $set: { former_secret_until: event.data.formerUntil },
          }),
        ];
      case 'ChannelRemoved':
        return [remove(channelId)];
      default:
        return assertNever(event);
    }
  },
});
