import { createBrowserRouter, redirect } from 'react-router-dom';
import { storedTokens } from '../shared/api/session';
import { AppBroken, PageBroken } from './page-failed';
import { LoadingPage } from './loading-page';
import { page, pageWithoutShell } from './lazy-page';
import { requireSignIn } from './require-sign-in';
import { Root } from './root';
import type { RouteMetadata } from './use-route-title';
import { PageInShell } from './shell/page-in-shell';
import { Shell } from './shell/shell';

/** The title of a page that always has the same one; the others set theirs. */
const titled = (title: string): RouteMetadata => ({ title });

const goOn = (path: string) => void router.navigate(path);

/** Validated when it is entered, not again within it. */
const guarded = {
  loader: requireSignIn(goOn),
  shouldRevalidate: () => false,
};

/** A page for the signed-in: its path, its title, and its component in a chunk of its own. */
const own = <Name extends string>(path: string, title: string, ...component: Parameters<typeof page<Name>>) => ({
  path,
  handle: titled(title),
  ...guarded,
  lazy: page(...component),
});

const ownPages = [
  own(
    'recently-deleted',
    'Recently deleted',
    () => import('../features/collections/pages/recently-deleted.page'),
    'RecentlyDeletedPage',
  ),
  own('user', 'My Account', () => import('../features/accounts/pages/account.page'), 'AccountPage'),
  own('referrals', 'Referrals', () => import('../features/referrals/pages/referrals.page'), 'ReferralsPage'),
  own('billing', 'Billing', () => import('../features/billing/pages/local-billing.page'), 'LocalBillingPage'),
  own('feed', 'Feed', () => import('../features/feed/pages/feed.page'), 'FeedPage'),
  own('domain-sets', 'Source Sets', () => import('../features/source-sets/pages/source-sets.page'), 'SourceSetsPage'),
];

const dashboard = {
  ...guarded,
  lazy: page(() => import('../features/dashboards/pages/dashboard.page'), 'DashboardPage'),
};

export const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <AppBroken />,
    hydrateFallbackElement: <></>,
    children: [
      { index: true, loader: () => redirect(storedTokens() === null ? '/sign-in' : '/list-trackers') },
      {
        path: 'sign-in',
        handle: titled('Sign in'),
        lazy: pageWithoutShell(() => import('./sign-in'), 'SignIn'),
      },
      {
        path: 'register',
        handle: titled('Register'),
        lazy: pageWithoutShell(() => import('./register'), 'Register'),
      },
      {
        path: 'forgot',
        handle: titled('Forgot password'),
        lazy: pageWithoutShell(() => import('../features/accounts/pages/forgot.page'), 'ForgotPage'),
      },
      {
        path: 'reset-password/:uid/:token',
        handle: titled('New password'),
        lazy: pageWithoutShell(() => import('../features/accounts/pages/reset-password.page'), 'ResetPasswordPage'),
      },
      {
        path: 'unsubscribe/:link',
        handle: titled('Stop these mails'),
        lazy: pageWithoutShell(() => import('../features/delivery/pages/unsubscribe.page'), 'UnsubscribePage'),
      },
      {
        path: 'verify-email/:uid/:token',
        handle: titled('Finish activation'),
        lazy: pageWithoutShell(() => import('./activation'), 'Activation'),
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
                lazy: page(() => import('../features/explore/pages/explore.page'), 'ExplorePage'),
              },
              {
                path: 'campaigns',
                lazy: page(() => import('../features/explore/pages/campaigns.page'), 'CampaignsPage'),
              },
              {
                path: 'trump-eos',
                handle: titled('Trump Executive Orders'),
                lazy: page(() => import('../features/explore/pages/executive-orders.page'), 'ExecutiveOrdersPage'),
              },
              {
                path: 'tracker/:id',
                lazy: page(() => import('../features/trackers/pages/tracker.page'), 'TrackerPage'),
              },
              {
                path: 'list-trackers/*',
                ...guarded,
                lazy: page(() => import('../features/collections/pages/list-trackers.page'), 'ListTrackersPage'),
              },
              {
                path: 'pricing',
                handle: titled('Pricing'),
                lazy: page(() => import('../features/billing/pages/pricing.page'), 'PricingPage'),
              },
              ...ownPages,
              { path: 'stats', ...dashboard },
              { path: 'app-stats', ...dashboard },
              {
                // Not to be confused with the page of one public folder.
                path: 'Collection',
                caseSensitive: true,
                lazy: async () => (await import('./staff-folders')).staffFolders(goOn),
              },
              {
                path: 'collection/:id',
                lazy: page(
                  () => import('../features/collections/pages/shared-collection.page'),
                  'SharedCollectionPage',
                ),
              },
              {
                path: '*',
                lazy: page(() => import('./not-found.page'), 'NotFoundPage'),
              },
            ],
          },
        ],
      },
    ],
  },
]);
