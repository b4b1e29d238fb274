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
  // `swaps` is counted up before a sign-out removes the tokens. A session that continues keeps the old count until then,
  // so that the sign-out is told from an expiry, which leaves the count as it was.
  const sessionContinues = session.signedIn && !isDifferentPerson;
  return {
    ...next,
    ...person,
    epoch: isDifferentPerson ? epoch + 1 : epoch,
    swaps: sessionContinues ? session.swaps : swaps,
  };
};
