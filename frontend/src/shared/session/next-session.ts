import type { StoredSession } from './stored-session';
import { hasStaffRole, isSamePerson, NO_PERSON, type Person, decodePerson } from './tokens';

/** The person a tab belongs to, whose data it shows and sends. */
export interface Session extends Person {
  /** Changes when the tab passes to another person, or to nobody. Nothing of one epoch is left in the next. */
  readonly epoch: number;
  /** False also after the session has expired: the page waits for the same person to sign in again. */
  readonly signedIn: boolean;
  readonly staff: boolean;
  readonly swaps: number;
}

/**
 * A tab that follows what is stored. It stays with the person who signs in on it, even if they sign in again after
 * their session expired; another person, or a sign-out, begins another epoch.
 */
export const nextSession = (session: Session, { tokens, swaps }: StoredSession): Session => {
  const { userId, actorId, epoch } = session;
  const signedIn = tokens !== null;
  const next = { ...session, swaps, signedIn, staff: signedIn && hasStaffRole(tokens) };
  if (!signedIn) {
    const isSignedOut = actorId !== null && swaps !== session.swaps;
    return isSignedOut ? { ...next, ...NO_PERSON, epoch: epoch + 1 } : next;
  }
  const person = decodePerson(tokens) ?? { userId, actorId };
  const isDifferentPerson = actorId !== null && !isSamePerson(person, session);
  // A sign-out first increases `swaps` and then removes the tokens; an expiry only removes the tokens. A session that
  // continues keeps the count it began with. When the tokens are gone, a count that differs from it therefore means a
  // sign-out, and the same count an expiry.
  const sessionContinues = session.signedIn && !isDifferentPerson;
  return {
    ...next,
    ...person,
    epoch: isDifferentPerson ? epoch + 1 : epoch,
    swaps: sessionContinues ? session.swaps : swaps,
  };
};
