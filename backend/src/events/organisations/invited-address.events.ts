import { type EventOf, event, declareEvents } from '#kernel/events';

/** `invitedaddress-{key}`: whether an address is invited, by its keyed hash. */
export const invitedAddressEvents = declareEvents('invitedaddress', {
  /** An invite for the address is about to be made. There is only one at a time. */
  AddressInvited: event<{
    readonly emailKey: string;
    /** The id of the invite. */
    readonly userId: string;
    /** ISO 8601 UTC. */
    readonly invitedAt: string;
  }>(),
});

export type InvitedAddressEvent = EventOf<typeof invitedAddressEvents>;
