import { createBrowserRouter, redirect } from 'react-router-dom';
import { storedTokens } from '../shared/api/session';
import { PageFailed } from './page-failed';
import { PageOnItsWay } from './page-on-its-way';
import { requireSignIn } from './require-sign-in';
import { Root } from './root';
import { Shell } from './shell/shell';

export const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <PageFailed />,
    hydrateFallbackElement: <></>,
    children: [
      { index: true, loader: () => redirect(storedTokens() === null ? '/sign-in' : '/list-trackers') },
      { path: 'sign-in', lazy: async () => ({ Component: (await import('./entrances')).SignIn }) },
      { path: 'register', lazy: async () => ({ Component: (await import('./entrances')).Register }) },
      {
        path: 'forgot',
        lazy: async () => ({ Component: (await import('../features/accounts/pages/forgot.page')).ForgotPage }),
      },
      {
        path: 'reset-password/:uid/:token',
        lazy: async () => ({
          Component: (await import('../features/accounts/pages/reset-password.page')).ResetPasswordPage,
        }),
      },
      {
        path: 'verify-email/:uid/:token',
        lazy: async () => ({ Component: (await import('./activation')).Activation }),
      },
      {
        element: <Shell />,
        children: [
          {
            path: 'explore',
            hydrateFallbackElement: <PageOnItsWay />,
            lazy: async () => ({ Component: (await import('../features/explore/pages/explore.page')).ExplorePage }),
          },
          {
            path: 'tracker/:id',
            hydrateFallbackElement: <PageOnItsWay />,
            lazy: async () => ({ Component: (await import('../features/trackers/pages/tracker.page')).TrackerPage }),
          },
          {
            path: 'list-trackers',
            hydrateFallbackElement: <PageOnItsWay />,
            loader: requireSignIn((path) => void router.navigate(path)),
            lazy: async () => ({
              Component: (await import('../features/collections/pages/list-trackers.page')).ListTrackersPage,
            }),
          },
          { path: '*', lazy: async () => ({ Component: (await import('./not-found.page')).NotFoundPage }) },
        ],
      },
    ],
  },
]);
