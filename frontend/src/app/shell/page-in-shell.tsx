import { Outlet } from 'react-router-dom';
import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { useIsVisitorPage } from '#shared/session/session';
import { useCurrentPage } from '../routing/use-route-title';
import { usePreloadedOverlays } from './overlays';

const SignedOut = lazyComponent(() => import('#features/accounts/published/signed-out'), 'SignedOut', RenderNothing);

/**
 * Rendered once the code of the first page has loaded. The page of a person who has signed out elsewhere sends no more
 * requests.
 */
export const PageInShell = () => {
  usePreloadedOverlays();
  const shown = useCurrentPage();
  return useIsVisitorPage() && shown && !shown.isPublic ? <SignedOut /> : <Outlet />;
};
