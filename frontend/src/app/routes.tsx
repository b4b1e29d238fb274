import { createBrowserRouter, redirect } from 'react-router-dom';
import { storedTokens } from '../shared/api/session';
import { AppBroken, PageBroken } from './page-failed';
import { LoadingPage } from './loading-page';
import { page, pageWithoutShell } from './lazy-page';
import { requireSignIn } from './require-sign-in';
import { Root } from './root';
import { PageInShell } from './shell/page-in-shell';
import { Shell } from './shell/shell';

export const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <AppBroken />,
    hydrateFallbackElement: <></>,
    children: [
      { index: true, loader: () => redirect(storedTokens() === null ? '/sign-in' : '/list-trackers') },
      {
        path: 'sign-in',
        lazy: pageWithoutShell(
          () => import('./sign-in'),
          ({ SignIn }) => SignIn,
        ),
      },
      {
        path: 'register',
        lazy: pageWithoutShell(
          () => import('./register'),
          ({ Register }) => Register,
        ),
      },
      {
        path: 'forgot',
        lazy: pageWithoutShell(
          () => import('../features/accounts/pages/forgot.page'),
          ({ ForgotPage }) => ForgotPage,
        ),
      },
      {
        path: 'reset-password/:uid/:token',
        lazy: pageWithoutShell(
          () => import('../features/accounts/pages/reset-password.page'),
          ({ ResetPasswordPage }) => ResetPasswordPage,
        ),
      },
      {
        path: 'verify-email/:uid/:token',
        lazy: pageWithoutShell(
          () => import('./activation'),
          ({ Activation }) => Activation,
        ),
      },
      {
        element: <Shell />,
        children: [
          {
            element: <PageInShell />,
            errorElement: <PageBroken />,
            hydrateFallbackElement: <LoadingPage />,
            children: [
              {
                path: 'explore/:presetId?',
                lazy: page(
                  () => import('../features/explore/pages/explore.page'),
                  ({ ExplorePage }) => ExplorePage,
                ),
              },
              {
                path: 'campaigns',
                lazy: page(
                  () => import('../features/explore/pages/campaigns.page'),
                  ({ CampaignsPage }) => CampaignsPage,
                ),
              },
              {
                path: 'trump-eos',
                lazy: page(
                  () => import('../features/explore/pages/executive-orders.page'),
                  ({ ExecutiveOrdersPage }) => ExecutiveOrdersPage,
                ),
              },
              {
                path: 'tracker/:id',
                lazy: page(
                  () => import('../features/trackers/pages/tracker.page'),
                  ({ TrackerPage }) => TrackerPage,
                ),
              },
              {
                path: 'list-trackers/*',
                loader: requireSignIn((path) => void router.navigate(path)),
                lazy: page(
                  () => import('../features/collections/pages/list-trackers.page'),
                  ({ ListTrackersPage }) => ListTrackersPage,
                ),
              },
              {
                path: 'collection/:id',
                lazy: page(
                  () => import('../features/collections/pages/shared-collection.page'),
                  ({ SharedCollectionPage }) => SharedCollectionPage,
                ),
              },
              {
                path: '*',
                lazy: page(
                  () => import('./not-found.page'),
                  ({ NotFoundPage }) => NotFoundPage,
                ),
              },
            ],
          },
        ],
      },
    ],
  },
]);
