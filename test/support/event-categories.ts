import type { Decider, DomainEvent } from '../../backend/src/kernel/decider';
import type { EventSchema } from '../../backend/src/kernel/event-schema';
import { emailAddressDecider } from '../../backend/src/modules/accounts/domain/email-address.decider';
import { emailAddressEventSchemas } from '../../backend/src/modules/accounts/domain/email-address.events';
import { installationDecider } from '../../backend/src/modules/accounts/domain/installation.decider';
import { installationEventSchemas } from '../../backend/src/modules/accounts/domain/installation.events';
import { sessionDecider } from '../../backend/src/modules/accounts/domain/session.decider';
import { sessionEventSchemas } from '../../backend/src/modules/accounts/domain/session.events';
import { userDecider } from '../../backend/src/modules/accounts/domain/user.decider';
import { userEventSchemas } from '../../backend/src/modules/accounts/domain/user.events';
import { research } from '../../backend/src/modules/research/domain/research.decider';
import { researchEventSchemas } from '../../backend/src/modules/research/domain/research.events';
import { sourceSet } from '../../backend/src/modules/source-sets/domain/source-set.decider';
import { sourceSetEventSchemas } from '../../backend/src/modules/source-sets/domain/source-set.events';
import { follow } from '../../backend/src/modules/trackers/domain/follow.decider';
import { followEventSchemas } from '../../backend/src/modules/trackers/domain/follow.events';
import { portfolio } from '../../backend/src/modules/trackers/domain/portfolio.decider';
import { portfolioEventSchemas } from '../../backend/src/modules/trackers/domain/portfolio.events';
import { tracker } from '../../backend/src/modules/trackers/domain/tracker.decider';
import { trackerEventSchemas } from '../../backend/src/modules/trackers/domain/tracker.events';

export interface EventCategory {
  /** What stands before the first dash of a stream's name. */
  readonly category: string;
  readonly schemas: readonly EventSchema[];
  readonly decider: Decider<never, DomainEvent, unknown>;
}

/** Which events stand in which streams, and who decides on them. */
export const eventCategories: readonly EventCategory[] = [
  { category: 'email', schemas: emailAddressEventSchemas, decider: emailAddressDecider },
  { category: 'user', schemas: userEventSchemas, decider: userDecider },
  { category: 'session', schemas: sessionEventSchemas, decider: sessionDecider },
  { category: 'installation', schemas: installationEventSchemas, decider: installationDecider },
  { category: 'portfolio', schemas: portfolioEventSchemas, decider: portfolio },
  { category: 'tracker', schemas: trackerEventSchemas, decider: tracker },
  { category: 'follow', schemas: followEventSchemas, decider: follow },
  { category: 'sourceset', schemas: sourceSetEventSchemas, decider: sourceSet },
  { category: 'research', schemas: researchEventSchemas, decider: research },
];
