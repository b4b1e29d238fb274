import type { EventSchema } from '#kernel/event-schema';
import { accountsArea } from '#modules/accounts/accounts.module';
import { administrationArea } from '#modules/administration/administration.module';
import { agenciesArea } from '#modules/agencies/agencies.module';
import { assistantsArea } from '#modules/assistants/assistants.module';
import { audioArea } from '#modules/audio/audio.module';
import { billingArea } from '#modules/billing/billing.module';
import { campaignsArea } from '#modules/campaigns/campaigns.module';
import { collectionsArea } from '#modules/collections/collections.module';
import { conversationsArea } from '#modules/conversations/conversations.module';
import { countriesArea } from '#modules/countries/countries.module';
import { crashesArea } from '#modules/crashes/crashes.module';
import { dashboardsArea } from '#modules/dashboards/dashboards.module';
import { deliveryArea } from '#modules/delivery/delivery.module';
import { documentsArea } from '#modules/documents/documents.module';
import { exploreArea } from '#modules/explore/explore.module';
import { imagesArea } from '#modules/images/images.module';
import { liveArea } from '#modules/live/live.module';
import { mcpArea } from '#modules/mcp/mcp.module';
import { opmlArea } from '#modules/opml/opml.module';
import { organisationsArea } from '#modules/organisations/organisations.module';
import { outboundArea } from '#modules/outbound/outbound.module';
import { paidModelsArea } from '#modules/paid-models/paid-models.module';
import { portalArea } from '#modules/portal/portal.module';
import { referralsArea } from '#modules/referrals/referrals.module';
import { researchArea } from '#modules/research/research.module';
import { sourceSetsArea } from '#modules/source-sets/source-sets.module';
import { starterArea } from '#modules/starter/starter.module';
import { syndicationArea } from '#modules/syndication/syndication.module';
import { trackersArea } from '#modules/trackers/trackers.module';
import { updateFeedArea } from '#modules/update-feed/update-feed.module';
import type { Area } from '#platform/area/area';
import type { EventCategories } from '#platform/area/event-categories';

/** All parts of the product, in alphabetical order: none depends on being before another. */
export const areas: readonly Area[] = [
  accountsArea,
  administrationArea,
  agenciesArea,
  assistantsArea,
  audioArea,
  billingArea,
  campaignsArea,
  collectionsArea,
  conversationsArea,
  countriesArea,
  crashesArea,
  dashboardsArea,
  deliveryArea,
  documentsArea,
  exploreArea,
  imagesArea,
  liveArea,
  mcpArea,
  opmlArea,
  organisationsArea,
  outboundArea,
  paidModelsArea,
  portalArea,
  referralsArea,
  researchArea,
  sourceSetsArea,
  starterArea,
  syndicationArea,
  trackersArea,
  updateFeedArea,
];

/** Every category of the log. */
export const eventCategories: EventCategories = areas.flatMap(({ events }) => events);

/** Every type of event of the log. */
export const eventSchemas: readonly EventSchema[] = eventCategories.flatMap(({ schemas }) => schemas);
