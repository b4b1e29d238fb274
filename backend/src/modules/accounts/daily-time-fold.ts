import { DEFAULT_EMAIL_TIME, type UserEvent, userEvents } from '#events/accounts/user.events';
import { assertNever } from '#kernel/assert-never';
import type { DailyTime } from '#kernel/daily-time';
import type { Fold } from '#kernel/fold';
import type { Recorded } from '#kernel/recorded-event';

/** `DailyTime` as JSON. */
interface ChosenTime extends Omit<DailyTime, 'setAt'> {
  /** ISO 8601 UTC. */
  readonly setAt: string;
}

type TimeOfUser =
  { readonly status: 'absent' | 'ended' } | { readonly status: 'pending' | 'active'; readonly chosen: ChosenTime };

const after = (user: TimeOfUser, { type, data, metadata }: Recorded<UserEvent>): TimeOfUser => {
  const at = metadata.occurred_at;
  if (type === 'UserErased' || type === 'RegistrationExpired') return { status: 'ended' };
  switch (user.status) {
    case 'ended':
      return user;
    case 'absent':
      if (type !== 'UserRegistered') return user;
      return { status: 'pending', chosen: { time: DEFAULT_EMAIL_TIME, setAt: at, timezone: null } };
    case 'pending':
    case 'active':
      if (type === 'UserActivated') return { ...user, status: 'active' };
      if (type === 'EmailTimeSet') return { ...user, chosen: { ...user.chosen, time: data.emailTime, setAt: at } };
      if (type === 'TimezoneSet') return { ...user, chosen: { ...user.chosen, timezone: data.timezone, setAt: at } };
      return user;
    default:
      return assertNever(user);
  }
};

/**
 * The time at which a user's daily brief is sent, from the log, since the read model of the accounts may not have the
 * account yet.
 */
export const dailyTimeFold: Fold<UserEvent, TimeOfUser> = {
  name: 'daily-time',
  events: userEvents,
  initialState: { status: 'absent' },
  evolve: after,
};

/** Null if the account is not active. */
export const dailyTimeIn = (user: TimeOfUser): DailyTime | null =>
  user.status === 'active' ? { ...user.chosen, setAt: new Date(user.chosen.setAt) } : null;
