import { type InvitedAddressEvent, invitedAddressEvents } from '#events/organisations/invited-address.events';
import { type Decider, refuse } from '#kernel/decider';
import { MINUTE_MS } from '#kernel/durations';
import type { Invite } from './invite';

/** The latest invite of an address; null if there has been none. */
export interface InvitedAddress {
  readonly latest: { readonly userId: string; readonly invitedAt: string } | null;
}

export interface InviteAddress {
  readonly type: 'InviteAddress';
  readonly emailKey: string;
  readonly userId: string;
  /** The id of the latest invite as it was found to be over; null if there was none. */
  readonly replaces: string | null;
  readonly now: Date;
}

export const IS_INVITED = refuse('CONFLICT', 'This email address has an open invite, which you can send again.', [
  { path: 'email', message: 'This email address has an open invite, which you can send again.' },
]);

/** How long an invite that was announced may take to be made; after a crash another one may be made then. */
const MAKING_MS = MINUTE_MS;

/** Whether another invite has to wait for the latest one. */
export const isPending = ({ invitedAt }: NonNullable<InvitedAddress['latest']>, invite: Invite, now: Date): boolean => {
  switch (invite.status) {
    case 'absent':
      return now.getTime() < Date.parse(invitedAt) + MAKING_MS;
    case 'open':
      return now.toISOString() < invite.expiresAt;
    case 'used':
    case 'closed':
      return false;
  }
};

/** `invitedaddress-{key}`: of several who invite an address at the same time, one does. */
export const invitedAddressDecider: Decider<InviteAddress, InvitedAddressEvent, InvitedAddress> = {
  events: invitedAddressEvents,
  initialState: { latest: null },
  hasNoPersonalData: true,
  evolve: (_before, { data: { userId, invitedAt } }) => ({ latest: { userId, invitedAt } }),
  decide: ({ emailKey, userId, replaces, now }, { latest }) =>
    (latest?.userId ?? null) === replaces
      ? [{ type: 'AddressInvited', data: { emailKey, userId, invitedAt: now.toISOString() } }]
      : IS_INVITED,
};
