import { assertNever } from '#kernel/assert-never';
import type { Personal } from '#kernel/event-schema';
import { change, projection, put, remove } from '#kernel/projection';
import { type ChannelKind, type ChannelsEvent, channelsEvents } from '#events/accounts/channels.events';

/** Where a user's updates are sent. */
export interface ChannelDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly kind: ChannelKind;
  readonly target: Personal<string>;
  readonly enabled: boolean;
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
        return [put({ _id: channelId, user_id: userId, kind, target, enabled, created_at })];
      }
      case 'ChannelChanged': {
        const { kind, target, enabled } = event.data;
        return [change(channelId, { $set: { kind, target, enabled } })];
      }
      case 'ChannelRemoved':
        return [remove(channelId)];
      default:
        return assertNever(event);
    }
  },
});
