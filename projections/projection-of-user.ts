import { type UserEvent, userEvents } from '#events/accounts/user.events';
import type { DomainEvent } from '#kernel/events';
import { type DeclaredProjection, type Document, projection, remove } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';

const isOfAccount = (event: Recorded<DomainEvent>): event is Recorded<UserEvent> =>
  userEvents.schemas.some(({ type }) => type === event.type);

/**
 * A read model with one document per user, whose id is its `_id`. It is removed when the user is erased, and is part of
 * the export of their account.
 */
export const projectionOfUser = <Event extends DomainEvent, D extends Document>({
  from,
  project,
  ...declared
}: Omit<DeclaredProjection<Event, D>, 'owner'>) => {
  const followsAccounts = from.some(({ category }) => category === userEvents.category);
  const isFollowed = (event: Recorded<Event | UserEvent>): event is Recorded<Event> =>
    followsAccounts || !isOfAccount(event);
  return projection<Event | UserEvent, D>({
    ...declared,
    owner: '_id',
    from: followsAccounts ? from : [...from, userEvents],
    project(event) {
      if (isOfAccount(event) && event.type === 'UserErased') return [remove(event.data.userId)];
      return isFollowed(event) ? project(event) : [];
    },
  });
};
