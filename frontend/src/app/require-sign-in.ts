import { redirect } from 'react-router-dom';
import { validateToken } from '../features/accounts/api/validate-token';
import { openAuthDialog } from '../features/accounts/auth-dialog';

/**
 * Guards a route. Whoever may not go there stays where they are, with the sign-in dialog open, and goes on once signed
 * in; whoever came straight to the address finds Explore under the dialog.
 */
export const requireSignIn =
  (goOn: (path: string) => void) =>
  async ({ request }: { request: Request }): Promise<Response | null> => {
    if (await validateToken()) return null;
    const { pathname, search } = new URL(request.url);
    const here = window.location.pathname;
    openAuthDialog('sign-in', () => goOn(pathname + search));
    return redirect(here === pathname ? '/explore' : here + window.location.search);
  };
