import type { AuthProvider } from 'react-admin';
import { answerOf, api } from '../shared/api/client';
import { Problem } from '../shared/api/problem';
import { currentSession } from '../shared/session/session';
import { storedTokens } from '../shared/session/stored-session';
import { turnAway } from '../shared/session/turned-away';

/** Signing in is another page: this one is left. */
const toSignIn = (): Promise<never> => {
  turnAway();
  window.location.assign('/sign-in');
  return new Promise(() => undefined);
};

const roles = () => answerOf(api.POST('/api/common/check-staff'));

export type Permissions = Awaited<ReturnType<typeof roles>>;

const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 401 || error.status === 403);

/** Whether the server says that somebody is not of staff. What it cannot tell the page shows as not loaded. */
const isRefused = async (): Promise<boolean> => {
  try {
    return !(await roles()).is_staff;
  } catch (error) {
    return isRefusal(error);
  }
};

/** Only for staff. What each call needs is checked by the server. */
export const authProvider: AuthProvider = {
  async checkAuth() {
    const { userId, actorId, epoch } = currentSession();
    // The administration is closed for them, and nobody is led away from it.
    if (userId !== actorId) return;
    const isLed = storedTokens() === null || (await isRefused());
    if (isLed && currentSession().epoch === epoch) await toSignIn();
  },
  async checkError({ status }: { readonly status?: number }) {
    // Whoever is signed in by now was not refused.
    if (status === 401 && storedTokens() === null) await toSignIn();
  },
  getPermissions: roles,
  login: toSignIn,
  logout: toSignIn,
};
