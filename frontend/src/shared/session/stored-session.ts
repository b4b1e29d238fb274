import { browserStorage } from '../storage/browser-storage';
import { browserNow } from '../time/clock';
import {
  decodePerson,
  hasStaffRole,
  isOfImpersonator,
  isSamePerson,
  NO_PERSON,
  type Person,
  tokenLifetime,
  type Tokens,
} from './tokens';

/** Session state that all tabs of a browser share. */
export interface StoredSession {
  /** Null while nobody is signed in. */
  readonly tokens: Tokens | null;
  /**
   * Number of changes of the signed-in person. An expired session does not count: the same person may sign in again.
   */
  readonly personChanges: number;
}

export const ACCESS_KEY = 'access';
export const PERSON_CHANGES_KEY = 'sessionSwaps';
export const RECEIVED_KEY = 'accessReceivedAt';

export const storedTokens = (): Tokens | null => {
  const access = browserStorage.get(ACCESS_KEY);
  const refresh = browserStorage.get('refresh');
  if (!access) return null;
  if (refresh) return { access, refresh };
  return isOfImpersonator(access) ? { access, refresh: null } : null;
};

export const storedSession = (): StoredSession => ({
  tokens: storedTokens(),
  // NaN !== NaN: a damaged entry would look like a new sign-in each time, and sign the tab out.
  personChanges: Number(browserStorage.get(PERSON_CHANGES_KEY) ?? 0) || 0,
});

/** Tokens are refreshed this long before they expire, which avoids a refused call. */
const MARGIN_MS = 10_000;

/**
 * Whether a token has expired, measured from when it was received: this computer's clock may differ from the server's.
 */
export const isExpired = (access: string): boolean => {
  const receivedAt = Number(browserStorage.get(RECEIVED_KEY) ?? 0);
  return browserNow().getTime() > receivedAt + tokenLifetime(access) - MARGIN_MS;
};

/** The person a tab belongs to, whose data it shows and sends. */
export interface Session extends Person {
  /** Changes when another person, or nobody, is signed in on the tab. No data of one epoch is left in the next. */
  readonly epoch: number;
  /** False also after the session has expired: the page waits for the same person to sign in again. */
  readonly isSignedIn: boolean;
  readonly isStaff: boolean;
  readonly personChanges: number;
}

/**
 * The session of a tab after storage has changed. It stays with its person, even if they sign in again after their
 * session expired; another person, or a sign-out, starts a new epoch.
 */
export const nextSession = (session: Session, { tokens, personChanges }: StoredSession): Session => {
  const { userId, actorId, epoch } = session;
  const isSignedIn = tokens !== null;
  const next: Session = { ...session, isSignedIn, isStaff: isSignedIn && hasStaffRole(tokens) };
  if (!isSignedIn) {
    const isSignedOut = actorId !== null && personChanges !== session.personChanges;
    return isSignedOut ? { ...next, ...NO_PERSON, epoch: epoch + 1 } : next;
  }
  const person = decodePerson(tokens) ?? { userId, actorId };
  const isDifferentPerson = actorId !== null && !isSamePerson(person, session);
  // A sign-out first increases `personChanges` and then removes the tokens; an expiry only removes the tokens. A
  // session that continues keeps the count it began with. When the tokens are gone, a count that differs from it
  // therefore means a sign-out, and the same count an expiry.
  const sessionContinues = session.isSignedIn && !isDifferentPerson;
  return {
    ...next,
    ...person,
    epoch: isDifferentPerson ? epoch + 1 : epoch,
    personChanges: sessionContinues ? session.personChanges : personChanges,
  };
};
