import { useMatches } from 'react-router-dom';
import { usePageTitle } from '../shared/hooks/use-page-title';

/** The `handle` of a route. */
export interface RouteMetadata {
  /** Missing if the page sets its own. */
  readonly title?: string;
  /** For the signed-in alone. */
  readonly own?: true;
}

/** Sets the window's title to that of the route, if it has one. */
export const useRouteTitle = (): void => {
  const metadata = useMatches().at(-1)?.handle as RouteMetadata | undefined;
  usePageTitle(metadata?.title ?? null);
};
