import type { EventCategory } from '#kernel/events';
import { jobEvents } from '#modules/administration/domain/job.events';
import { projectionEvents } from '#modules/administration/domain/projection.events';
import { apiTokenEvents } from '#modules/accounts/domain/api-token.events';
import { channelsEvents } from '#modules/accounts/domain/channels.events';
import { emailAddressEvents } from '#modules/accounts/domain/email-address.events';
import { identityEvents } from '#modules/accounts/domain/identity.events';
import { impersonationEvents } from '#modules/accounts/domain/impersonation.events';
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
import { readPositionEvents } from '#modules/update-feed/domain/read-position.events';

/** Every category of the log. */
export const everyCategory: readonly EventCategory[] = [
  apiTokenEvents,
  channelsEvents,
  collectionEvents,
  emailAddressEvents,
  feedAddressEvents,
  feedbackEvents,
  followEvents,
  identityEvents,
  impersonationEvents,
  installationEvents,
  jobEvents,
  ledgerEvents,
  portfolioEvents,
  projectionEvents,
  readPositionEvents,
  runEvents,
  sessionEvents,
  sourceSetEvents,
  trackerEvents,
  userEvents,
];
