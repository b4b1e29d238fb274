import { accounts } from '#modules/accounts/published';
import { maskedEmail } from '#platform/administration/masked';
import type { ReadStore } from '#platform/read-store/read-store';
import type { LoggedEvent } from '#projections/administration/logged-event';

interface NamedPerson {
  readonly user_uid: string;
  /** Null once they are erased. */
  readonly email: string | null;
  readonly [field: string]: string | null;
}

/** Null for nobody. */
export type NamesOfPeople = (userId: string | null) => NamedPerson | null;

/** The people whom events involve, with one lookup. */
export const namesOfPeople = async (reads: ReadStore, events: readonly LoggedEvent[]): Promise<NamesOfPeople> => {
  const ids = new Set<string>();
  for (const { actor_id, impersonator_id, subject_id } of events) {
    for (const id of [actor_id, impersonator_id, subject_id]) if (id !== null) ids.add(id);
  }
  const found = ids.size === 0 ? [] : await reads.find(accounts, { _id: { $in: [...ids] } });
  const people = new Map(
    found.map(({ _id, email, roles }) => {
      const displayedEmail = roles.length > 0 ? email : maskedEmail(email);
      return [_id, { email: displayedEmail, user_uid: _id }] as const;
    }),
  );
  return (userId) => (userId === null ? null : (people.get(userId) ?? { email: null, user_uid: userId }));
};
