import { type MemberType, type UserEvent, userEvents } from '#events/accounts/user.events';
import { type InviteEvent, inviteEvents } from '#events/organisations/invite.events';
import type { Personal } from '#kernel/events';
import { stripInvisible } from '#kernel/invisible-characters';
import { change, put, remove } from '#kernel/projection';
import { projectionOfUser } from '#projections/projection-of-user';

/** An invite to an organisation, removed along with the account made from it. Times are ISO 8601 UTC. */
export interface InviteDocument {
  /** Id, which is also that of the account that it makes. */
  readonly _id: string;
  readonly status: 'open' | 'used' | 'withdrawn' | 'expired';
  /** Null once it is withdrawn or expired. */
  readonly email: Personal<string>;
  readonly org_name: string;
  readonly role: MemberType;
  readonly invited_by: string;
  readonly mails: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly used_at: string | null;
}

export const invites = projectionOfUser<InviteEvent | UserEvent, InviteDocument>({
  name: 'invites',
  from: [inviteEvents, userEvents],
  indexes: [
    { keys: ['created_at'] },
    { keys: ['email'] },
    { keys: ['org_name'] },
    { keys: ['expires_at'] },
    { keys: ['status', 'expires_at'] },
  ],
  project(event) {
    const at = event.metadata.occurred_at;
    const { userId } = event.data;
    switch (event.type) {
      case 'InviteMade': {
        const { email, organisation, role, invitedBy, expiresAt } = event.data;
        return [
          put({
            _id: userId,
            status: 'open',
            email,
            org_name: stripInvisible(organisation.name),
            role,
            invited_by: invitedBy,
            mails: 1,
            created_at: at,
            expires_at: expiresAt,
            used_at: null,
          }),
        ];
      }
      case 'InviteSentAgain':
        return [change(userId, { $set: { expires_at: event.data.expiresAt }, $inc: { mails: 1 } })];
      case 'InviteUsed':
        return [change(userId, { $set: { status: 'used', used_at: at } })];
      case 'InviteWithdrawn':
        return [change(userId, { $set: { status: 'withdrawn', email: null } })];
      case 'InviteExpired':
        return [change(userId, { $set: { status: 'expired', email: null } })];
      // The address got an account at the moment when the invite was used.
      case 'RegistrationExpired':
        return [remove(userId)];
      default:
        return [];
    }
  },
});
