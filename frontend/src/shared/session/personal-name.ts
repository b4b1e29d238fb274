import { currentSession } from './session';

export const userPrefix = (userId: string): string => `user:${userId}:`;

/**
 * The name under which something is stored of whomever the tab belongs to, who may have to sign in again; of visitors,
 * the name alone.
 */
export const personalName = (name: string): string => {
  const { userId } = currentSession();
  return userId === null ? name : userPrefix(userId) + name;
};
