import { redirect } from 'react-router-dom';
import { markRedirectedToSignIn } from '#shared/session/redirected-to-sign-in';
import { fetchRoles } from '#features/accounts/api/get-roles';
import { requireSignIn } from './require-sign-in';

/**
 * Guards a staff-only route: the signed-out are asked to sign in, and users without a role are led to the sign-in page.
 */
export const requireStaff = (continueTo: (path: string) => void) => {
  const guardSignedIn = requireSignIn(continueTo);
  return async (args: { request: Request }): Promise<Response | null> => {
    const redirection = await guardSignedIn(args);
    if (redirection !== null || (await fetchRoles()).is_staff) return redirection;
    markRedirectedToSignIn();
    return redirect('/sign-in');
  };
};
