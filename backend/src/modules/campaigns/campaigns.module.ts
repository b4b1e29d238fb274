import { area } from '#platform/area/area';
import { CreateCampaignHandler } from './commands/create-campaign.command';
import { CreateCampaignEndpoint } from './commands/create-campaign.endpoint';

/** Trackers that belong to one candidate. */
export const campaignsArea = area('campaigns', {
  endpoints: [CreateCampaignEndpoint],
  providers: [CreateCampaignHandler],
});
