import { assertNever } from '#kernel/assert-never';
import { filterOf } from '#platform/administration/filter-of';
import type { ResourceCondition, DeclaredFields } from '#platform/administration/resource';
import type { Filter } from '#platform/read-store/read-store';
import { historyCategories } from './history-events';

const WHO = ['users', 'staff', 'system'] as const;
type Who = (typeof WHO)[number];

/** Fields by which the events of a tracker may be filtered. `staff` are those who acted as a user. */
export const historyFields = {
  filters: {
    category: historyCategories.map(({ category }) => category),
    type: 'text',
    who: WHO,
    occurred_at: 'time',
  },
  sorts: ['position'],
} as const satisfies DeclaredFields;

const byWho = (who: Who): Filter => {
  switch (who) {
    case 'users':
      return { actor_id: { $ne: null }, impersonator_id: null };
    case 'staff':
      return { impersonator_id: { $ne: null } };
    case 'system':
      return { actor_id: null };
    default:
      return assertNever(who);
  }
};

export const historyFilter = (trackerId: string, where: readonly ResourceCondition[]): Filter => {
  const wantedUsers = where.filter(({ field }) => field === 'who').flatMap(({ value }) => value);
  const who = WHO.filter((each) => wantedUsers.includes(each)).map(byWho);
  const others = filterOf(where.filter(({ field }) => field !== 'who'));
  return { tracker_id: trackerId, ...others, ...(who.length === 0 ? {} : { $or: who }) };
};
