import { lasting } from '../../shared/storage/browser-storage';

const key = 'campaignMode';

/** Whether this browser goes to Campaigns instead of Explore. */
export const isInCampaignMode = (): boolean => lasting.get(key) === 'true';

/** By visiting Campaigns, unless the user has left it for Explore before. */
export const enterCampaignMode = (): void => {
  if (lasting.get(key) === null) lasting.set(key, 'true');
};

export const leaveCampaignMode = (): void => lasting.set(key, 'false');
