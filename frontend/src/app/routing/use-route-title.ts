import { useMatches } from 'react-router-dom';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { type AppPage, pageTitle } from './app-page';

/** The page that is shown; none during a redirect. */
export const useCurrentPage = (): AppPage | undefined => useMatches().at(-1)?.handle as AppPage | undefined;

/** Sets the window's title to that of the page, if it has one. */
export const useRouteTitle = (): void => {
  const page = useCurrentPage();
  usePageTitle((page && pageTitle(page)) ?? null);
};
