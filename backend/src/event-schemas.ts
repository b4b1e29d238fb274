import type { EventSchema } from '#kernel/event-schema';
import { emailAddressEvents } from '#modules/accounts/domain/email-address.events';
import { installationEvents } from '#modules/accounts/domain/installation.events';
import { sessionEvents } from '#modules/accounts/domain/session.events';
import { userEvents } from '#modules/accounts/domain/user.events';
import { collectionEvents } from '#modules/collections/domain/collection-tree.events';
import { feedAddressEvents } from '#modules/feeds/domain/feed-address.events';
import { feedbackEvents } from '#modules/research/domain/feedback.events';
import { ledgerEvents } from '#modules/research/domain/ledger.events';
import { runEvents } from '#modules/research/domain/run.events';
import { sourceSetEvents } from '#modules/source-sets/domain/source-set.events';
import { followEvents } from '#modules/trackers/domain/follow.events';
import { portfolioEvents } from '#modules/trackers/domain/portfolio.events';
import { trackerEvents } from '#modules/trackers/domain/tracker.events';

/** All event types of the log. */
export const eventSchemas: readonly EventSchema[] = [
  ...emailAddressEvents.schemas,
  ...userEvents.schemas,
  ...sessionEvents.schemas,
  ...installationEvents.schemas,
  ...portfolioEvents.schemas,
  ...trackerEvents.schemas,
  ...followEvents.schemas,
  ...collectionEvents.schemas,
  ...sourceSetEvents.schemas,
  ...ledgerEvents.schemas,
  ...runEvents.schemas,
  ...feedbackEvents.schemas,
  ...feedAddressEvents.schemas,
];
