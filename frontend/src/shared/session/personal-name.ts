import { currentSession } from './session';

export const userPrefix = (userId: string): string => `user:${userId}:`;

/**
 * Storage key of something that belongs to the tab's person, even if they have to sign in again; for visitors, the name
 * alone.
 */
export const personalName = (name: string): string => {
  const { userId } = currentSession();
  return userId === null ? name : userPrefix(userId) + name;
};
