import type { EventSchema } from './kernel/event-schema';
import { emailAddressEventSchemas } from './modules/accounts/domain/email-address.events';
import { installationEventSchemas } from './modules/accounts/domain/installation.events';
import { sessionEventSchemas } from './modules/accounts/domain/session.events';
import { userEventSchemas } from './modules/accounts/domain/user.events';
import { researchEventSchemas } from './modules/research/domain/research.events';
import { sourceSetEventSchemas } from './modules/source-sets/domain/source-set.events';
import { followEventSchemas } from './modules/trackers/domain/follow.events';
import { portfolioEventSchemas } from './modules/trackers/domain/portfolio.events';
import { trackerEventSchemas } from './modules/trackers/domain/tracker.events';

/** Every event that the log may hold. */
export const eventSchemas: readonly EventSchema[] = [
  ...emailAddressEventSchemas,
  ...userEventSchemas,
  ...sessionEventSchemas,
  ...installationEventSchemas,
  ...portfolioEventSchemas,
  ...trackerEventSchemas,
  ...followEventSchemas,
  ...sourceSetEventSchemas,
  ...researchEventSchemas,
];
