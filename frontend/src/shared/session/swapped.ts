import type { StoredSession } from './stored-session';
import { isSamePerson, personOf, type Tokens } from './tokens';

/** By sign-in and by refresh the same person gets other tokens. */
export const areOfSamePerson = (one: Tokens | null, other: Tokens | null): boolean => {
  if (one === null || other === null) return one === other;
  const [person, another] = [personOf(one), personOf(other)];
  if (person === null || another === null) return one.access === other.access;
  return isSamePerson(person, another);
};

/** Somebody, or nobody, takes the place of whoever is signed in. Null if that is not `from` any more. */
export const swapped = (stored: StoredSession, from: Tokens | null, tokens: Tokens | null): StoredSession | null =>
  areOfSamePerson(stored.tokens, from) ? { tokens, swaps: stored.swaps + 1 } : null;

/** The tokens that replace outdated ones, null if the server refused that. Null if others are stored by now. */
export const renewed = (stored: StoredSession, outdated: string, tokens: Tokens | null): StoredSession | null =>
  stored.tokens?.access === outdated ? { ...stored, tokens } : null;
