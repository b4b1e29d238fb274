import type { AuthProvider } from 'react-admin';
import { answerOf, api } from '../shared/api/client';
import { storedTokens } from '../shared/api/session';

/** Signing in is another page: this one is left. */
const toSignIn = (): Promise<never> => {
  window.location.assign('/sign-in');
  return new Promise(() => undefined);
};

const roles = () => answerOf(api.POST('/api/common/check-staff'));

export type Permissions = Awaited<ReturnType<typeof roles>>;

/** Only for staff. What each call needs is checked by the server. */
export const authProvider: AuthProvider = {
  async checkAuth() {
    if (storedTokens() === null || !(await roles()).is_staff) await toSignIn();
  },
  async checkError({ status }: { readonly status?: number }) {
    if (status === 401) await toSignIn();
  },
  getPermissions: roles,
  login: toSignIn,
  logout: toSignIn,
};
