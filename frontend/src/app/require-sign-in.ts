import { redirect } from 'react-router-dom';
import { validateToken } from '../features/accounts/api/validate-token';
import { openAuthDialog } from '../features/accounts/auth-dialog';
import { storedTokens } from '../shared/api/session';

/**
 * Guards a route. Without a session the user stays on the current page, or on Explore if there is none, with the
 * sign-in dialog open, and continues after signing in. A session is trusted until the server refuses it, so that the
 * page can be drawn immediately from the cache; if it is refused, the dialog opens over the page.
 */
export const requireSignIn =
  (goOn: (path: string) => void) =>
  ({ request }: { request: Request }): Response | null => {
    const { pathname, search } = new URL(request.url);
    const askToSignIn = () => openAuthDialog('sign-in', () => goOn(pathname + search));
    if (storedTokens() !== null) {
      void validateToken().then((isValid) => isValid || askToSignIn());
      return null;
    }
    askToSignIn();
    const here = window.location.pathname;
    return redirect(here === pathname ? '/explore' : here + window.location.search);
  };
