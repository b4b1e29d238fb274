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
  /** What the palette calls it, if not by its title; null if only other pages lead to it. */
  readonly inPalette?: string | null;
}

/** Pages of the signed-in, in the order of the sidebar and the palette. */
export const ownPages: readonly OwnPage[] = [
  { path: 'feed', title: 'Feed', lazy: page(ownLists, 'FeedPage') },
  { path: 'domain-sets', title: 'Source Sets', Icon: SourceSetsIcon, lazy: page(ownLists, 'SourceSetsPage') },
  { path: 'referrals', title: 'Referrals', Icon: ReferralsIcon, lazy: page(paying, 'ReferralsPage') },
  { path: 'recently-deleted', title: 'Recently deleted', lazy: page(ownLists, 'RecentlyDeletedPage') },
  { path: 'image-search', title: 'Image search', lazy: page(ownLists, 'ImageSearchPage') },
  {
    path: 'user',
    title: 'My Account',
    inPalette: 'Account',
    lazy: page(() => import('../features/accounts/pages/account.page'), 'AccountPage'),
  },
  { path: 'billing', title: 'Billing', inPalette: null, lazy: page(paying, 'LocalBillingPage') },
  { path: 'plans', title: 'Plans', inPalette: null, lazy: page(paying, 'PlansPage') },
  { path: 'portal', title: 'Portal', inPalette: null, lazy: page(storedFiles, 'PortalPage') },
  { path: 'document/:id', title: 'Document', inPalette: null, lazy: page(storedFiles, 'DocumentPage') },
  {
    path: 'user-convo/:userProfileId',
    title: 'Conversation',
    inPalette: null,
    lazy: page(conversations, 'UserConversationPage'),
  },
  {
    path: 'app-chat-sim/:userProfileId',
    title: 'Chat simulator',
    inPalette: null,
    lazy: page(conversations, 'ChatSimulatorPage'),
  },
  { path: 'dashboard', title: 'Dashboard', inPalette: null, lazy: page(paying, 'OrganisationPage') },
];
