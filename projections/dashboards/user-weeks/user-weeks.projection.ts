import { type SessionEvent, sessionEvents } from '#events/accounts/session.events';
import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { dayOf, mondayOf } from '#kernel/calendar';
import { change, put } from '#kernel/projection';
import { projectionOfUser } from '#projections/projection-of-user';

/**
 * Weeks in which a user signed in or kept a session open. Weeks (UTC) are named by their Monday. `_id` is the user's
 * id.
 */
export interface UserWeeks {
  readonly _id: string;
  /** The week of the registration. */
  readonly joined: string;
  readonly activated: boolean;
  readonly weeks: readonly string[];
}

export const userWeeks = projectionOfUser<UserEvent | SessionEvent, UserWeeks>({
  name: 'user-weeks',
  from: [userEvents, sessionEvents],
  indexes: [{ keys: ['joined'] }],
  arrays: ['weeks'],
  project(event) {
    const { userId } = event.data;
    const week = mondayOf(dayOf(event.metadata.occurred_at));
    switch (event.type) {
      case 'UserRegistered':
        return [put({ _id: userId, joined: week, activated: false, weeks: [] })];
      case 'UserActivated':
        return [change<UserWeeks>(userId, { $set: { activated: true } })];
      case 'SessionStarted':
      case 'SessionRotated':
        return [change<UserWeeks>(userId, { $addToSet: { weeks: week } })];
      default:
        return [];
    }
  },
});
