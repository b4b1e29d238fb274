import { type EventOf, event, eventsOf } from '#kernel/events';

/** `invitedaddress-{key}`, by the keyed hash of an address. */
export const invitedAddressEvents = eventsOf('invitedaddress', {
  /** An invite of the address is about to be made; it is the only one until it is over. */
  AddressInvited: event<{
    readonly emailKey: string;
    /** The id of the invite. */
    readonly userId: string;
    /** ISO 8601 UTC. */
    readonly invitedAt: string;
  }>(),
});

export type InvitedAddressEvent = EventOf<typeof invitedAddressEvents>;
