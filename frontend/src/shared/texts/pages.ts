import { catalogue } from '../language/catalogue';

/** Names of the pages, for the window's title, the sidebar and the palette. */
export const pageTexts = catalogue('shared/pages', {
  signIn: 'Sign In',
  register: 'Register',
  forgot: 'Forgot Password',
  newPassword: 'New password',
  unsubscribe: 'Unsubscribe',
  feedback: 'Rate this update',
  confirmChannel: 'Get updates here?',
  join: 'Join',
  activation: 'Finish activation',
  explore: 'Explore',
  trackers: 'My Trackers',
  feed: 'Feed',
  sourceSets: 'Source Sets',
  referrals: 'Referrals',
  deleted: 'Recently deleted',
  imageSearch: 'Image search',
  myAccount: 'My Account',
  account: 'Account',
  diary: 'Diary',
  portal: 'Portal',
  dashboard: 'Dashboard',
  topicsDashboard: 'Topics Dashboard',
  appDashboard: 'App Dashboard',
  campaigns: 'Campaigns',
  trumpOrders: 'Trump Executive Orders',
  executiveOrders: 'Executive Orders',
  executiveBranch: 'Executive Branch',
  tariffs: 'Tariff Tracker',
  documents: 'Documents',
  document: 'Document',
  conversation: 'Conversation',
  chatSimulator: 'Chat simulator',
  billing: 'Billing',
  plans: 'Plans',
  pricing: 'Pricing',
});

/** Key of a page's name in the catalogue. */
export type PageName = keyof ReturnType<typeof pageTexts>;
