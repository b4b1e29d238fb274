import { area } from '#platform/area/area';
import { CreateCampaignHandler } from './commands/create-campaign.command';
import { CreateCampaignRoute } from './commands/create-campaign.route';

/** Trackers that belong to one candidate. */
export const campaignsArea = area('campaigns', {
  routes: { CreateCampaign: CreateCampaignRoute },
  providers: [CreateCampaignHandler],
});
