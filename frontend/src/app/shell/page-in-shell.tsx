import { Outlet, useMatches } from 'react-router-dom';
import { lazyPart } from '../../shared/parts/lazy-part';
import { useBelongsToNobody } from '../../shared/session/session';
import type { RouteMetadata } from '../use-route-title';
import { usePreloadedOverlays } from './overlays';

const SignedOut = lazyPart(
  () => import('./signed-out'),
  () => null,
);

/** Rendered once the code of the first page has loaded. A page of somebody who has signed out elsewhere asks for nothing any more. */
export const PageInShell = () => {
  usePreloadedOverlays();
  const isOwn = useMatches().some(({ handle }) => (handle as RouteMetadata | undefined)?.own);
  return useBelongsToNobody() && isOwn ? <SignedOut /> : <Outlet />;
};
