import type { ComponentType } from 'react';
import { ReferralsIcon, SourceSetsIcon } from '../shared/ui/icons';
import { conversations, ownLists, paying, storedFiles } from './chunks';
import { page } from './lazy-page';

interface OwnPage {
  readonly path: string;
  readonly title: string;
  /** Its component, in a chunk of its own. */
  readonly lazy: ReturnType<typeof page>;
  /** Pages with an icon are in the sidebar. */
  readonly Icon?: ComponentType<{ 'aria-hidden': true }>;
}

/** Pages of the signed-in, in the order of the sidebar. */
export const ownPages: readonly OwnPage[] = [
  { path: 'feed', title: 'Feed', lazy: page(ownLists, 'FeedPage') },
  { path: 'domain-sets', title: 'Source Sets', Icon: SourceSetsIcon, lazy: page(ownLists, 'SourceSetsPage') },
  { path: 'referrals', title: 'Referrals', Icon: ReferralsIcon, lazy: page(paying, 'ReferralsPage') },
  { path: 'recently-deleted', title: 'Recently deleted', lazy: page(ownLists, 'RecentlyDeletedPage') },
  { path: 'image-search', title: 'Image search', lazy: page(ownLists, 'ImageSearchPage') },
  {
    path: 'user',
    title: 'My Account',
    lazy: page(() => import('./account/account.page'), 'AccountPage'),
  },
  { path: 'billing', title: 'Billing', lazy: page(paying, 'LocalBillingPage') },
  { path: 'plans', title: 'Plans', lazy: page(paying, 'PlansPage') },
  { path: 'portal', title: 'Portal', lazy: page(storedFiles, 'PortalPage') },
  { path: 'documents', title: 'Documents', lazy: page(storedFiles, 'DocumentsPage') },
  { path: 'document/:id', title: 'Document', lazy: page(storedFiles, 'DocumentPage') },
  { path: 'diary', title: 'Diary', lazy: page(conversations, 'DiaryPage') },
  {
    path: 'user-convo/:userProfileId',
    title: 'Conversation',
    lazy: page(conversations, 'UserConversationPage'),
  },
  {
    path: 'app-chat-sim/:userProfileId',
    title: 'Chat simulator',
    lazy: page(conversations, 'ChatSimulatorPage'),
  },
  { path: 'dashboard', title: 'Dashboard', lazy: page(paying, 'OrganisationPage') },
];
