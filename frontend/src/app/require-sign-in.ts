import { redirect } from 'react-router-dom';
import { validateToken } from '../features/accounts/api/validate-token';
import { openAuthDialog } from '../features/accounts/auth-dialog';
import { storedTokens } from '../shared/api/session';

/**
 * Guards a route. Without a session the reader stays where they are, or on Explore where there was no page before, with
 * the sign-in dialog open, and goes on once signed in. A session is trusted until the server refuses it, so that the page
 * is drawn at once from what is known; a refused one ends, and the dialog opens over the page.
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
