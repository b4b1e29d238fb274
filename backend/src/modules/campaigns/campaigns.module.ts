import { area } from '#platform/area/area';
import { CreateCampaign } from './commands/create-campaign.route';

/** Trackers that belong to one candidate. */
export const campaignsArea = area('campaigns', { routes: { CreateCampaign } });
