import type { UserEvent, userEvents } from '#events/accounts/user.events';
import type { EventOfType } from '#kernel/events';

type Registered = EventOfType<typeof userEvents, 'UserRegistered'>;

/** The registration of somebody with an email address that needs no verification. */
export const registrationOf = (userId: string) => ({
  userId,
  email: `${userId}@example.org`,
  memberType: 'coordinator' as const,
  referralCode: null,
  grant: null,
  pendingTracker: null,
  verification: null,
  asAdministrator: false,
  browser: null,
});

export const registeredAs = (userId: string, changes: Partial<Registered['data']> = {}): Registered => ({
  type: 'UserRegistered',
  data: { ...registrationOf(userId), ...changes },
});

export const activatedAs = (userId: string): UserEvent => ({
  type: 'UserActivated',
  data: { userId, firstName: 'Ann', lastName: 'Lee' },
});
