import type { ChannelKind } from '#events/accounts/channels.events';
import { type DeliveryEvent, type Destination, deliveryEvents, destinationKey } from '#events/delivery/delivery.events';
import { assertNever } from '#kernel/assert-never';
import { projection, put, remove } from '#kernel/projection';

/** A destination that is paused because too many deliveries to it failed. */
export interface PausedDestination {
  readonly _id: string;
  readonly user_id: string;
  readonly kind: ChannelKind;
  /** Null for the account's own address. */
  readonly channel_id: string | null;
  /** Why the last brief could not be sent: a code such as `STATUS_404`. */
  readonly fault: string;
  /** ISO 8601 UTC. */
  readonly paused_at: string;
}

const idOf = ({ userId, destination }: { readonly userId: string; readonly destination: Destination }): string =>
  `${userId}/${destinationKey(destination)}`;

export const pausedDestinations = projection<DeliveryEvent, PausedDestination>({
  name: 'paused-destinations',
  from: [deliveryEvents],
  owner: 'user_id',
  indexes: [{ keys: ['user_id'] }],
  project(event) {
    switch (event.type) {
      case 'DestinationPaused': {
        const { userId, destination, fault } = event.data;
        const { kind, channelId: channel_id } = destination;
        const paused_at = event.metadata.occurred_at;
        return [put<PausedDestination>({ _id: idOf(event.data), user_id: userId, kind, channel_id, fault, paused_at })];
      }
      case 'DestinationResumed':
        return [remove(idOf(event.data))];
      case 'NewsQueued':
      case 'NewsRescheduled':
      case 'BriefsPlanned':
      case 'DestinationFailed':
      case 'DestinationRecovered':
        return [];
      default:
        return assertNever(event);
    }
  },
});
