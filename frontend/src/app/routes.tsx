import { createBrowserRouter, redirect } from 'react-router-dom';
import { sessionChanges } from '../shared/session/session-changes';
import { storedTokens } from '../shared/session/stored-session';
import { isTurnedAway } from '../shared/session/turned-away';
import { mailLinks, paying, publicLists } from './chunks';
import { AppBroken, PageBroken } from './page-failed';
import { LoadingPage } from './loading-page';
import { page, pageWithoutShell } from './lazy-page';
import { ownPages } from './own-pages';
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

/** A guarded page. */
const own = (title?: string) => ({ ...guarded, handle: { title, own: true } satisfies RouteMetadata });

/** A page beside the others, for whoever has its address: its path, its title, and its component. */
const alone = <Name extends string>(
  path: string,
  title: string,
  ...component: Parameters<typeof pageWithoutShell<Name>>
) => ({ path, handle: titled(title), lazy: pageWithoutShell(...component) });

/** Visiting them signs out, unless a guard led there. */
const signsOut = {
  loader: () => {
    if (storedTokens() !== null && !isTurnedAway()) void sessionChanges().then(({ signOut }) => signOut());
    return null;
  },
  shouldRevalidate: () => false,
};

const entrances = [
  { ...alone('sign-in', 'Sign in', () => import('./sign-in'), 'SignIn'), ...signsOut },
  { ...alone('register', 'Register', () => import('./register'), 'Register'), ...signsOut },
  alone('signing-in', 'Sign in', mailLinks, 'SigningInPage'),
  alone('forgot', 'Forgot password', mailLinks, 'ForgotPage'),
  alone('reset-password/:uid/:token', 'New password', mailLinks, 'ResetPasswordPage'),
  alone('unsubscribe/:link', 'Stop these mails', mailLinks, 'UnsubscribePage'),
  alone('feedback/:link', 'What do you think of it?', mailLinks, 'MailedFeedbackPage'),
  alone('confirm-channel/:link', 'Get updates here?', mailLinks, 'ConfirmChannelPage'),
  alone('join', 'Join', mailLinks, 'JoinPage'),
  alone('verify-email/:uid/:token', 'Finish activation', mailLinks, 'Activation'),
];

const toExplore = () => redirect('/explore');

const dashboard = {
  ...own(),
  lazy: page(() => import('../features/dashboards/pages/dashboard.page'), 'DashboardPage'),
};

export const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <AppBroken />,
    hydrateFallbackElement: <></>,
    children: [
      { index: true, loader: () => (storedTokens() === null ? redirect('/sign-in') : toExplore()) },
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
                lazy: page(publicLists, 'CampaignsPage'),
              },
              {
                path: 'trump-eos',
                handle: titled('Trump Executive Orders'),
                lazy: page(publicLists, 'ExecutiveOrdersPage'),
              },
              {
                path: 'exec',
                handle: titled('Executive Branch'),
                lazy: page(() => import('../features/agencies/pages/executive-branch.page'), 'ExecutiveBranchPage'),
              },
              {
                path: 'tariffs',
                handle: titled('Tariff Tracker'),
                lazy: page(() => import('../features/tariffs/pages/tariffs.page'), 'TariffsPage'),
              },
              {
                path: 'tracker/:id',
                lazy: page(() => import('../features/trackers/pages/tracker.page'), 'TrackerPage'),
              },
              {
                path: 'list-trackers/*',
                ...own(),
                lazy: page(() => import('../features/collections/pages/list-trackers.page'), 'ListTrackersPage'),
              },
              {
                path: 'pricing',
                handle: titled('Pricing'),
                lazy: page(paying, 'PricingPage'),
              },
              ...ownPages.map(({ path, title, lazy }) => ({ path, ...own(title), lazy })),
              { path: 'auth', loader: async (entered) => (await guarded.loader(entered)) ?? redirect('/user') },
              { path: 'bill-search', loader: toExplore },
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
                lazy: page(publicLists, 'SharedCollectionPage'),
              },
              {
                path: '*',
                lazy: page(publicLists, 'NotFoundPage'),
              },
            ],
          },
        ],
      },
    ],
  },
]);
