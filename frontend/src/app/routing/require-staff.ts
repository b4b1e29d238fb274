import { redirect } from 'react-router-dom';
import { markRedirectedToSignIn } from '#shared/session/redirected-to-sign-in';
import { fetchRoles } from '#features/accounts/api/get-roles';
import { requireSignIn } from './require-sign-in';

/**
 * Guards a staff-only route: the signed-out are asked to sign in, and users without a role are led to the sign-in page.
 */
export const requireStaff = (continueTo: (path: string) => void) => {
  const signedIn = requireSignIn(continueTo);
  return async (entered: { request: Request }): Promise<Response | null> => {
    const elsewhere = await signedIn(entered);
    if (elsewhere !== null || (await fetchRoles()).is_staff) return elsewhere;
    markRedirectedToSignIn();
    return redirect('/sign-in');
  };
};
