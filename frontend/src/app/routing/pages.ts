import {
  DiaryIcon,
  ExploreIcon,
  OrganisationIcon,
  PortalIcon,
  ReferralsIcon,
  SourceSetsIcon,
  TrackersIcon,
} from '#shared/ui/icons';
import type { AppPage } from './app-page';
import { page } from './lazy-page';

const topicsDashboard = page(() => import('#features/dashboards/pages/dashboard.page'), 'DashboardPage');

const documents: AppPage = {
  path: 'documents',
  name: 'documents',
  audience: 'everyone',
  underMore: true,
  lazy: page(() => import('#features/documents/pages/documents.page'), 'DocumentsPage'),
};

/** Everybody, but only once the user is known, so that entries that depend on the user move nothing. */
const everyUser = (): boolean => true;

/** The pages within the shell, in the order of the sidebar and the palette. */
export const pages: readonly AppPage[] = [
  {
    path: 'explore/:presetId?',
    name: 'explore',
    windowTitle: 'own',
    Icon: ExploreIcon,
    audience: 'everyone',
    isPublic: true,
    lazy: page(() => import('#features/explore/pages/explore.page'), 'ExplorePage'),
  },
  {
    path: 'list-trackers/*',
    name: 'trackers',
    windowTitle: 'own',
    Icon: TrackersIcon,
    audience: 'signed-in',
    fetchPublicPath: async (pathname) =>
      (await import('#features/collections/published/public-path')).fetchPublicPath(pathname),
    lazy: page(() => import('#features/collections/pages/list-trackers.page'), 'ListTrackersPage'),
  },
  {
    path: 'feed',
    name: 'feed',
    audience: 'signed-in',
    lazy: page(() => import('#features/feed/pages/feed.page'), 'FeedPage'),
  },
  {
    path: 'domain-sets',
    name: 'sourceSets',
    Icon: SourceSetsIcon,
    audience: 'signed-in',
    lazy: page(() => import('#features/source-sets/pages/source-sets.page'), 'SourceSetsPage'),
  },
  {
    path: 'referrals',
    name: 'referrals',
    Icon: ReferralsIcon,
    audience: 'signed-in',
    lazy: page(() => import('#features/referrals/pages/referrals.page'), 'ReferralsPage'),
  },
  {
    path: 'recently-deleted',
    name: 'deleted',
    audience: 'signed-in',
    lazy: page(() => import('#features/collections/pages/recently-deleted.page'), 'RecentlyDeletedPage'),
  },
  {
    path: 'image-search',
    name: 'imageSearch',
    audience: 'signed-in',
    underMore: true,
    lazy: page(() => import('#features/images/pages/image-search.page'), 'ImageSearchPage'),
  },
  {
    path: 'user',
    name: 'account',
    windowTitle: 'myAccount',
    audience: 'signed-in',
    lazy: page(() => import('#features/my-account/pages/account.page'), 'AccountPage'),
  },
  {
    path: 'diary',
    name: 'diary',
    Icon: DiaryIcon,
    audience: everyUser,
    lazy: page(() => import('#features/conversations/pages/diary.page'), 'DiaryPage'),
  },
  {
    path: 'portal',
    name: 'portal',
    Icon: PortalIcon,
    audience: ({ role }) => role === 'applicant',
    lazy: page(() => import('#features/portal/pages/portal.page'), 'PortalPage'),
  },
  {
    path: 'dashboard',
    name: 'dashboard',
    Icon: OrganisationIcon,
    audience: ({ org_name }) => org_name !== null,
    lazy: page(() => import('#features/organisations/pages/organisation.page'), 'OrganisationPage'),
  },
  {
    path: 'stats',
    name: 'topicsDashboard',
    windowTitle: 'own',
    audience: 'signed-in',
    underMore: true,
    lazy: topicsDashboard,
  },
  {
    path: 'app-stats',
    name: 'appDashboard',
    windowTitle: 'own',
    audience: 'admin',
    underMore: true,
    lazy: topicsDashboard,
  },
  {
    path: 'campaigns',
    name: 'campaigns',
    windowTitle: 'own',
    audience: 'everyone',
    underMore: true,
    isPublic: true,
    lazy: page(() => import('#features/explore/pages/campaigns.page'), 'CampaignsPage'),
  },
  {
    path: 'trump-eos',
    name: 'executiveOrders',
    windowTitle: 'trumpOrders',
    audience: 'everyone',
    underMore: true,
    isPublic: true,
    lazy: page(() => import('#features/explore/pages/executive-orders.page'), 'ExecutiveOrdersPage'),
  },
  {
    path: 'exec',
    name: 'executiveBranch',
    audience: 'everyone',
    underMore: true,
    isPublic: true,
    lazy: page(() => import('#features/agencies/pages/executive-branch.page'), 'ExecutiveBranchPage'),
  },
  {
    path: 'tariffs',
    name: 'tariffs',
    audience: 'everyone',
    underMore: true,
    isPublic: true,
    lazy: page(() => import('#features/tariffs/pages/tariffs.page'), 'TariffsPage'),
  },
  documents,
  {
    path: 'document/:id',
    name: 'document',
    partOf: documents,
    lazy: page(() => import('#features/documents/pages/document.page'), 'DocumentPage'),
  },
  {
    path: 'tracker/:id',
    windowTitle: 'own',
    isPublic: true,
    lazy: page(() => import('../composed/tracker-with-record'), 'TrackerWithRecord'),
  },
  {
    path: 'collection/:id',
    windowTitle: 'own',
    isPublic: true,
    lazy: page(() => import('#features/collections/pages/shared-collection.page'), 'SharedCollectionPage'),
  },
  {
    path: 'user-convo/:userProfileId',
    name: 'conversation',
    lazy: page(() => import('#features/conversations/pages/user-conversation.page'), 'UserConversationPage'),
  },
  {
    path: 'app-chat-sim/:userProfileId',
    name: 'chatSimulator',
    lazy: page(() => import('#features/conversations/pages/chat-simulator.page'), 'ChatSimulatorPage'),
  },
  {
    path: 'billing',
    name: 'billing',
    lazy: page(() => import('#features/billing/pages/local-billing.page'), 'LocalBillingPage'),
  },
  {
    path: 'plans',
    name: 'plans',
    lazy: page(() => import('#features/billing/pages/plans.page'), 'PlansPage'),
  },
  {
    path: 'pricing',
    name: 'pricing',
    isPublic: true,
    lazy: page(() => import('#features/billing/pages/pricing.page'), 'PricingPage'),
  },
  {
    path: '*',
    windowTitle: 'own',
    isPublic: true,
    lazy: page(() => import('../errors/not-found.page'), 'NotFoundPage'),
  },
];
