import type { AuthProvider } from 'react-admin';
import { isUnauthorised } from '#shared/api/problem';
import { markRedirectedToSignIn } from '#shared/session/redirected-to-sign-in';
import { currentSession } from '#shared/session/session';
import { storedTokens } from '#shared/session/stored-session';
import { fetchRoles } from '#features/accounts/api/get-roles';

/** Leaves this page for the sign-in page. */
const toSignIn = (): Promise<never> => {
  markRedirectedToSignIn();
  window.location.assign('/sign-in');
  return new Promise(() => undefined);
};

export type Permissions = Awaited<ReturnType<typeof fetchRoles>>;

/** Whether the server says that the user is not staff. If it cannot tell, the page shows that it could not load. */
const isNotStaff = async (): Promise<boolean> => {
  try {
    return !(await fetchRoles()).is_staff;
  } catch (error) {
    return isUnauthorised(error);
  }
};

/** Admits staff only. The server checks the permissions of each call. */
export const authProvider: AuthProvider = {
  async checkAuth() {
    const { userId, actorId, epoch } = currentSession();
    // While acting as a user, the check fails but does not leave the page.
    if (userId !== actorId) return;
    const mustSignIn = storedTokens() === null || (await isNotStaff());
    if (mustSignIn && currentSession().epoch === epoch) await toSignIn();
  },
  async checkError({ status }: { readonly status?: number }) {
    // If another person has signed in since, the refusal was not theirs.
    if (status === 401 && storedTokens() === null) await toSignIn();
  },
  getPermissions: () => fetchRoles(),
  login: toSignIn,
  logout: toSignIn,
};
