import { redirect } from 'react-router-dom';
import { validateToken } from '#features/accounts/api/validate-token';
import { openAuthDialog } from '#features/accounts/published/auth-dialog';
import { shellTexts } from '../texts/shell';
import type { AppPage } from './app-page';

/** How long the navigation waits for the server's answer. */
const SESSION_CHECK_TIMEOUT_MS = 2000;

const patience = (): Promise<true> =>
  new Promise((resolve) => setTimeout(() => resolve(true), SESSION_CHECK_TIMEOUT_MS));

/**
 * Guards a route: the navigation is held until the session is validated. Without a session it is cancelled: the user
 * stays on the current page, or on Explore if there is none, with the sign-in dialog open, and continues after signing
 * in; or they are redirected to the page's public version. If the server is slow, the page is shown, and the dialog
 * opens over it once the session is refused.
 */
export const requireSignIn =
  (continueTo: (path: string) => void, fetchPublicPath: AppPage['fetchPublicPath'] = async () => null) =>
  async ({ request }: { request: Request }): Promise<Response | null> => {
    const { pathname, search } = new URL(request.url);
    const { pathname: currentPath, search: currentSearch, hash } = window.location;
    // The router's request has no hash. For the first page, take it from the URL: a mail may link to a line.
    const isFirst = currentPath === pathname;
    const target = pathname + search + (isFirst ? hash : '');
    const askToSignIn = () => openAuthDialog('sign-in', () => continueTo(target), shellTexts().signInToOpen);
    const validated = validateToken();
    if (await Promise.race([validated, patience()])) {
      void validated.then((isValid) => isValid || askToSignIn());
      return null;
    }
    const publicPath = await fetchPublicPath(pathname);
    if (publicPath !== null) return redirect(publicPath);
    askToSignIn();
    return redirect(isFirst ? '/explore' : currentPath + currentSearch + hash);
  };
