import { useMatches } from 'react-router-dom';
import { usePageTitle } from '../shared/hooks/use-page-title';

/** The `handle` of a route. */
export interface RouteMetadata {
  readonly title: string;
}

/** Sets the window's title to that of the route, if it has one. */
export const useRouteTitle = (): void => {
  const metadata = useMatches().at(-1)?.handle as RouteMetadata | undefined;
  usePageTitle(metadata?.title ?? null);
};
