import { Outlet } from 'react-router-dom';
import { usePreloadedOverlays } from './overlays';

/** Rendered once the code of the first page has loaded. */
export const PageInShell = () => {
  usePreloadedOverlays();
  return <Outlet />;
};
