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

/** A page beside the others, for whoever has its address: its path, its title, and its component. */
const alone = <Name extends string>(
  path: string,
  title: string,
  ...component: Parameters<typeof pageWithoutShell<Name>>
) => ({ path, handle: titled(title), lazy: pageWithoutShell(...component) });

const entrances = [
  alone('sign-in', 'Sign in', () => import('./sign-in'), 'SignIn'),
  alone('register', 'Register', () => import('./register'), 'Register'),
  alone('signing-in', 'Sign in', () => import('../features/accounts/pages/signing-in.page'), 'SigningInPage'),
  alone('forgot', 'Forgot password', () => import('../features/accounts/pages/forgot.page'), 'ForgotPage'),
  alone('reset-password/:uid/:token', 'New password', () => import('./mail-links'), 'ResetPasswordPage'),
  alone('unsubscribe/:link', 'Stop these mails', () => import('./mail-links'), 'UnsubscribePage'),
  alone('feedback/:link', 'What do you think of it?', () => import('./mail-links'), 'MailedFeedbackPage'),
  alone('confirm-channel/:link', 'Get updates here?', () => import('./mail-links'), 'ConfirmChannelPage'),
  alone('verify-email/:uid/:token', 'Finish activation', () => import('./mail-links'), 'Activation'),
];

const ownPages = [
  own(
    'recently-deleted',
    'Recently deleted',
    () => import('../features/collections/pages/recently-deleted.page'),
    'RecentlyDeletedPage',
  ),
  own('user', 'My Account', () => import('../features/accounts/pages/account.page'), 'AccountPage'),
  own('referrals', 'Referrals', () => import('./paying'), 'ReferralsPage'),
  own('portal', 'Portal', () => import('./portal-pages'), 'PortalPage'),
  own('billing', 'Billing', () => import('./paying'), 'LocalBillingPage'),
  own('feed', 'Feed', () => import('../features/feed/pages/feed.page'), 'FeedPage'),
  own('domain-sets', 'Source Sets', () => import('../features/source-sets/pages/source-sets.page'), 'SourceSetsPage'),
];

const documentPage = { ...guarded, lazy: page(() => import('./portal-pages'), 'DocumentPage') };

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
      ...entrances,
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
                lazy: page(() => import('./public-lists'), 'CampaignsPage'),
              },
              {
                path: 'trump-eos',
                handle: titled('Trump Executive Orders'),
                lazy: page(() => import('./public-lists'), 'ExecutiveOrdersPage'),
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
                lazy: page(() => import('./paying'), 'PricingPage'),
              },
              ...ownPages,
              { path: 'document/:id', ...documentPage },
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
