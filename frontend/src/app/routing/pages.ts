import { DiaryIcon, OrganisationIcon, PortalIcon, ReferralsIcon, SourceSetsIcon } from '../../shared/ui/icons';
import type { AppPage } from './app-page';
import { page } from './lazy-page';

const dashboard = page(() => import('../../features/dashboards/pages/dashboard.page'), 'DashboardPage');

const documents: AppPage = {
  path: 'documents',
  title: 'documents',
  inPalette: 'all',
  underMore: true,
  lazy: page(() => import('../../features/documents/pages/documents.page'), 'DocumentsPage'),
};

/** The pages within the shell, in the order of the sidebar and the palette. */
export const pages: readonly AppPage[] = [
  {
    path: 'explore/:presetId?',
    name: 'explore',
    inPalette: 'all',
    isPublic: true,
    lazy: page(() => import('../../features/explore/pages/explore.page'), 'ExplorePage'),
  },
  {
    path: 'list-trackers/*',
    name: 'trackers',
    inPalette: 'signed-in',
    publicAddress: async (pathname) =>
      (await import('../../features/collections/published/public-address')).fetchPublicAddress(pathname),
    lazy: page(() => import('../../features/collections/pages/list-trackers.page'), 'ListTrackersPage'),
  },
  {
    path: 'feed',
    title: 'feed',
    inPalette: 'signed-in',
    lazy: page(() => import('../../features/feed/pages/feed.page'), 'FeedPage'),
  },
  {
    path: 'domain-sets',
    title: 'sourceSets',
    Icon: SourceSetsIcon,
    inPalette: 'signed-in',
    lazy: page(() => import('../../features/source-sets/pages/source-sets.page'), 'SourceSetsPage'),
  },
  {
    path: 'referrals',
    title: 'referrals',
    Icon: ReferralsIcon,
    inPalette: 'signed-in',
    lazy: page(() => import('../../features/referrals/pages/referrals.page'), 'ReferralsPage'),
  },
  {
    path: 'recently-deleted',
    title: 'deleted',
    inPalette: 'signed-in',
    lazy: page(() => import('../../features/collections/pages/recently-deleted.page'), 'RecentlyDeletedPage'),
  },
  {
    path: 'image-search',
    title: 'imageSearch',
    inPalette: 'signed-in',
    underMore: true,
    lazy: page(() => import('../../features/images/pages/image-search.page'), 'ImageSearchPage'),
  },
  {
    path: 'user',
    title: 'myAccount',
    name: 'account',
    inPalette: 'signed-in',
    lazy: page(() => import('../../features/my-account/pages/account.page'), 'AccountPage'),
  },
  {
    path: 'diary',
    title: 'diary',
    Icon: DiaryIcon,
    inPalette: 'signed-in',
    // Not offered before it is known who it is for.
    isFor: () => true,
    lazy: page(() => import('../../features/conversations/pages/diary.page'), 'DiaryPage'),
  },
  {
    path: 'portal',
    title: 'portal',
    Icon: PortalIcon,
    inPalette: 'signed-in',
    isFor: ({ role }) => role === 'applicant',
    lazy: page(() => import('../../features/portal/pages/portal.page'), 'PortalPage'),
  },
  {
    path: 'dashboard',
    title: 'dashboard',
    Icon: OrganisationIcon,
    inPalette: 'signed-in',
    isFor: ({ org_name }) => org_name !== null,
    lazy: page(() => import('../../features/organisations/pages/organisation.page'), 'OrganisationPage'),
  },
  { path: 'stats', name: 'topicsDashboard', inPalette: 'signed-in', underMore: true, lazy: dashboard },
  { path: 'app-stats', lazy: dashboard },
  {
    path: 'campaigns',
    name: 'campaigns',
    inPalette: 'all',
    underMore: true,
    isPublic: true,
    lazy: page(() => import('../../features/explore/pages/campaigns.page'), 'CampaignsPage'),
  },
  {
    path: 'trump-eos',
    title: 'trumpOrders',
    name: 'executiveOrders',
    inPalette: 'all',
    underMore: true,
    isPublic: true,
    lazy: page(() => import('../../features/explore/pages/executive-orders.page'), 'ExecutiveOrdersPage'),
  },
  {
    path: 'exec',
    title: 'executiveBranch',
    inPalette: 'all',
    underMore: true,
    isPublic: true,
    lazy: page(() => import('../../features/agencies/pages/executive-branch.page'), 'ExecutiveBranchPage'),
  },
  {
    path: 'tariffs',
    title: 'tariffs',
    inPalette: 'all',
    underMore: true,
    isPublic: true,
    lazy: page(() => import('../../features/tariffs/pages/tariffs.page'), 'TariffsPage'),
  },
  documents,
  {
    path: 'document/:id',
    title: 'document',
    partOf: documents,
    lazy: page(() => import('../../features/documents/pages/document.page'), 'DocumentPage'),
  },
  {
    path: 'tracker/:id',
    isPublic: true,
    lazy: page(() => import('../composed/tracker-with-record'), 'TrackerWithRecord'),
  },
  {
    path: 'collection/:id',
    isPublic: true,
    lazy: page(() => import('../../features/collections/pages/shared-collection.page'), 'SharedCollectionPage'),
  },
  {
    path: 'user-convo/:userProfileId',
    title: 'conversation',
    lazy: page(() => import('../../features/conversations/pages/user-conversation.page'), 'UserConversationPage'),
  },
  {
    path: 'app-chat-sim/:userProfileId',
    title: 'chatSimulator',
    lazy: page(() => import('../../features/conversations/pages/chat-simulator.page'), 'ChatSimulatorPage'),
  },
  {
    path: 'billing',
    title: 'billing',
    lazy: page(() => import('../../features/billing/pages/local-billing.page'), 'LocalBillingPage'),
  },
  {
    path: 'plans',
    title: 'plans',
    lazy: page(() => import('../../features/billing/pages/plans.page'), 'PlansPage'),
  },
  {
    path: 'pricing',
    title: 'pricing',
    isPublic: true,
    lazy: page(() => import('../../features/billing/pages/pricing.page'), 'PricingPage'),
  },
  { path: '*', isPublic: true, lazy: page(() => import('../errors/not-found.page'), 'NotFoundPage') },
];
