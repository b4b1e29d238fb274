import type { DomainEvent } from '#kernel/events';
import type { Decider } from '#kernel/decider';
import type { EventSchema } from '#kernel/event-schema';
import { apiTokenDecider } from '#modules/accounts/domain/api-token.decider';
import { apiTokenEvents } from '#modules/accounts/domain/api-token.events';
import { channelsDecider } from '#modules/accounts/domain/channels.decider';
import { channelsEvents } from '#modules/accounts/domain/channels.events';
import { emailAddressDecider } from '#modules/accounts/domain/email-address.decider';
import { emailAddressEvents } from '#modules/accounts/domain/email-address.events';
import { identityDecider } from '#modules/accounts/domain/identity.decider';
import { identityEvents } from '#modules/accounts/domain/identity.events';
import { impersonationDecider } from '#modules/accounts/domain/impersonation.decider';
import { impersonationEvents } from '#modules/accounts/domain/impersonation.events';
import { installationDecider } from '#modules/accounts/domain/installation.decider';
import { installationEvents } from '#modules/accounts/domain/installation.events';
import { sessionDecider } from '#modules/accounts/domain/session.decider';
import { sessionEvents } from '#modules/accounts/domain/session.events';
import { userDecider } from '#modules/accounts/domain/user.decider';
import { userEvents } from '#modules/accounts/domain/user.events';
import { jobDecider } from '#modules/administration/domain/job.decider';
import { jobEvents } from '#modules/administration/domain/job.events';
import { projectionDecider } from '#modules/administration/domain/projection.decider';
import { projectionEvents } from '#modules/administration/domain/projection.events';
import { feedAddressDecider } from '#modules/feeds/domain/feed-address.decider';
import { feedAddressEvents } from '#modules/feeds/domain/feed-address.events';
import { feedbackDecider } from '#modules/research/domain/feedback.decider';
import { feedbackEvents } from '#modules/research/domain/feedback.events';
import { ledgerDecider } from '#modules/research/domain/ledger.decider';
import { ledgerEvents } from '#modules/research/domain/ledger.events';
import { runDecider } from '#modules/research/domain/run.decider';
import { runEvents } from '#modules/research/domain/run.events';
import { collectionTreeDecider } from '#modules/collections/domain/collection-tree.decider';
import { collectionEvents } from '#modules/collections/domain/collection-tree.events';
import { sourceSetDecider } from '#modules/source-sets/domain/source-set.decider';
import { sourceSetEvents } from '#modules/source-sets/domain/source-set.events';
import { followDecider } from '#modules/trackers/domain/follow.decider';
import { followEvents } from '#modules/trackers/domain/follow.events';
import { portfolioDecider } from '#modules/trackers/domain/portfolio.decider';
import { portfolioEvents } from '#modules/trackers/domain/portfolio.events';
import { trackerDecider } from '#modules/trackers/domain/tracker.decider';
import { trackerEvents } from '#modules/trackers/domain/tracker.events';
import { readPositionDecider } from '#modules/update-feed/domain/read-position.decider';
import { readPositionEvents } from '#modules/update-feed/domain/read-position.events';

export interface EventCategory {
  /** The part of a stream's name before the first dash. */
  readonly category: string;
  readonly schemas: readonly EventSchema[];
  /** Events that earlier releases wrote to these streams and which now have their own category. */
  readonly former?: readonly EventSchema[];
  readonly decider: Decider<never, DomainEvent, unknown>;
}

/** The events of each stream category, and its decider. */
export const eventCategories: readonly EventCategory[] = [
  { category: 'email', schemas: emailAddressEvents.schemas, decider: emailAddressDecider },
  { category: 'user', schemas: userEvents.schemas, decider: userDecider },
  { category: 'identity', schemas: identityEvents.schemas, decider: identityDecider },
  { category: 'session', schemas: sessionEvents.schemas, decider: sessionDecider },
  { category: 'apitoken', schemas: apiTokenEvents.schemas, decider: apiTokenDecider },
  { category: 'channels', schemas: channelsEvents.schemas, decider: channelsDecider },
  { category: 'impersonation', schemas: impersonationEvents.schemas, decider: impersonationDecider },
  { category: 'installation', schemas: installationEvents.schemas, decider: installationDecider },
  { category: 'job', schemas: jobEvents.schemas, decider: jobDecider },
  { category: 'projection', schemas: projectionEvents.schemas, decider: projectionDecider },
  { category: 'portfolio', schemas: portfolioEvents.schemas, decider: portfolioDecider },
  { category: 'tracker', schemas: trackerEvents.schemas, decider: trackerDecider },
  { category: 'follow', schemas: followEvents.schemas, decider: followDecider },
  { category: 'collection', schemas: collectionEvents.schemas, decider: collectionTreeDecider },
  { category: 'sourceset', schemas: sourceSetEvents.schemas, decider: sourceSetDecider },
  { category: 'run', schemas: runEvents.schemas, decider: runDecider },
  { category: 'rss', schemas: feedAddressEvents.schemas, decider: feedAddressDecider },
  { category: 'feed', schemas: readPositionEvents.schemas, decider: readPositionDecider },
  { category: 'feedback', schemas: feedbackEvents.schemas, decider: feedbackDecider },
  { category: 'research', schemas: ledgerEvents.schemas, former: runEvents.schemas, decider: ledgerDecider },
];
