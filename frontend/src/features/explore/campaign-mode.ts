import { browserStorage, tabStorage } from '#shared/storage/browser-storage';

const KEY = 'campaignMode';
const SHOWN_KEY = 'exploreShown';

/** Call when Campaigns is visited; no effect if the user has left it for Explore before. */
export const enterCampaignMode = (): void => {
  if (browserStorage.get(KEY) === null) browserStorage.set(KEY, 'true');
};

export const leaveCampaignMode = (): void => browserStorage.set(KEY, 'false');

/**
 * Whether Explore redirects to Campaigns: not in a tab that has shown Explore before, whose user came for more than
 * campaigns.
 */
export const redirectsToCampaigns = (): boolean =>
  browserStorage.get(KEY) === 'true' && tabStorage.get(SHOWN_KEY) === null;

/** Call when Explore is shown: from then on it no longer redirects. No effect before the first visit to Campaigns. */
export const markExploreShown = (): void => {
  tabStorage.set(SHOWN_KEY, 'yes');
  if (browserStorage.get(KEY) === 'true') leaveCampaignMode();
};
