import { create } from 'zustand';
import { Problem } from '../api/problem';
import { nextSession, type Session, storedSession } from './stored-session';
import { NO_PERSON } from './tokens';

const firstEpoch = (): Session => {
  const stored = storedSession();
  return nextSession(
    { ...NO_PERSON, epoch: 0, isSignedIn: false, isStaff: false, personChanges: stored.personChanges },
    stored,
  );
};

const useSession = create(firstEpoch);

export const currentSession = (): Session => useSession.getState();

const ends = new Set<() => void>();

/** Calls `cleanUp` at the end of each epoch, to drop what belonged to it. */
export const onEpochEnd = (cleanUp: () => void): void => void ends.add(cleanUp);

/** Reads the stored session. Returns whether the tab still belongs to the same person. */
export const followSession = (): boolean => {
  const before = currentSession();
  const now = nextSession(before, storedSession());
  useSession.setState(now);
  if (now.epoch === before.epoch) return true;
  ends.forEach((cleanUp) => cleanUp());
  return false;
};

// Other tabs change it too; a page in the back/forward cache notices only when it is shown again.
window.addEventListener('storage', followSession);
window.addEventListener('pageshow', followSession);
document.addEventListener('visibilitychange', followSession);

/** Error of an operation that was abandoned because another person has signed in to the tab. */
export const personChangedError = (): Problem => new Problem({ status: 409, detail: 'Someone else has signed in.' });

/** Throws unless the tab is still in this epoch. */
export const assertEpoch = (epoch: number): void => {
  followSession();
  if (currentSession().epoch !== epoch) throw personChangedError();
};

export const useEpoch = (): number => useSession(({ epoch }) => epoch);

/** Whether somebody is signed in now, for code that runs after a render. */
export const isSignedIn = (): boolean => currentSession().isSignedIn;

/** Follows sign-in and sign-out, also in other tabs. */
export const useIsSignedIn = (): boolean => useSession(({ isSignedIn }) => isSignedIn);

/** Whether the page waits for its person to sign in again. */
export const isSessionExpired = (): boolean => {
  const { isSignedIn, actorId } = currentSession();
  return !isSignedIn && actorId !== null;
};

/** Whether nobody is signed in, and nobody's session has expired on this page. */
export const useIsVisitorPage = (): boolean => useSession(({ isSignedIn, actorId }) => !isSignedIn && actorId === null);

/** Follows the start and end of an impersonation, also in other tabs. */
export const useIsImpersonating = (): boolean =>
  useSession(({ isSignedIn, userId, actorId }) => isSignedIn && userId !== actorId);

/** Whether the user is staff, which any role makes them, according to their token; the server checks it again. */
export const useIsStaff = (): boolean => useSession(({ isStaff }) => isStaff);
