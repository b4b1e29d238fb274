import type { StoredSession } from './stored-session';
import { isSamePerson, decodePerson, type Tokens } from './tokens';

/** Whether both tokens belong to the same person, who gets new ones by sign-in and refresh. */
export const areOfSamePerson = (one: Tokens | null, other: Tokens | null): boolean => {
  if (one === null || other === null) return one === other;
  const [person, another] = [decodePerson(one), decodePerson(other)];
  if (person === null || another === null) return one.access === other.access;
  return isSamePerson(person, another);
};

/** Replaces the signed-in person by another one, or by nobody. Null unless that person is still `from`. */
export const replacedSession = (
  stored: StoredSession,
  from: Tokens | null,
  tokens: Tokens | null,
): StoredSession | null => (areOfSamePerson(stored.tokens, from) ? { tokens, swaps: stored.swaps + 1 } : null);

/**
 * The session with the tokens that replace outdated ones; `tokens` is null if the server refused the refresh. Returns
 * null if other tokens have been stored meanwhile.
 */
export const refreshedSession = (
  stored: StoredSession,
  outdated: string,
  tokens: Tokens | null,
): StoredSession | null => (stored.tokens?.access === outdated ? { ...stored, tokens } : null);
