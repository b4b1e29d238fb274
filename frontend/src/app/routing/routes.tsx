import { createBrowserRouter, redirect } from 'react-router-dom';
import { loadSessionChanges } from '#shared/session/load-session-changes';
import { wasRedirectedToSignIn } from '#shared/session/redirected-to-sign-in';
import { storedTokens } from '#shared/session/stored-session';
import { BareLayout } from '../bare-layout';
import { AppCrashed, PageCrashed } from '../errors/page-errors';
import { LoadingPage } from '../loading-page';
import { Root } from '../root';
import { PageInShell } from '../shell/page-in-shell';
import { Shell } from '../shell/shell';
import type { AppPage } from './app-page';
import { barePages } from './bare-pages';
import { pages } from './pages';
import { requireSignIn } from './require-sign-in';

const continueTo = (path: string) => void router.navigate(path);

/** Validated when it is entered, not again within it. */
const guarded = (page?: AppPage) => ({
  loader: requireSignIn(continueTo, page?.fetchPublicPath),
  shouldRevalidate: () => false,
});

/** Visiting them signs out, unless a guard led there. */
const signOutFirst = {
  loader: () => {
    if (storedTokens() !== null && !wasRedirectedToSignIn()) void loadSessionChanges().then(({ signOut }) => signOut());
    return null;
  },
  shouldRevalidate: () => false,
};

const toRoute = (page: AppPage) => ({ path: page.path, handle: page, lazy: page.lazy });

const toExplore = () => redirect('/explore');

export const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <AppCrashed />,
    hydrateFallbackElement: <></>,
    children: [
      { index: true, loader: () => (storedTokens() === null ? redirect('/sign-in') : toExplore()) },
      {
        element: <BareLayout />,
        children: barePages.map((page) => ({ ...toRoute(page), ...(page.signOutFirst && signOutFirst) })),
      },
      {
        element: <Shell />,
        children: [
          {
            element: <PageInShell />,
            errorElement: <PageCrashed />,
            hydrateFallbackElement: <LoadingPage />,
            children: [
              ...pages.map((page) => ({ ...toRoute(page), ...(!page.isPublic && guarded(page)) })),
              { path: 'auth', loader: async (args) => (await guarded().loader(args)) ?? redirect('/user') },
              { path: 'bill-search', loader: toExplore },
              {
                // Not to be confused with the page of one public folder.
                path: 'Collection',
                caseSensitive: true,
                lazy: async () => (await import('./staff-folders')).staffFolders(continueTo),
              },
            ],
          },
        ],
      },
    ],
  },
]);
