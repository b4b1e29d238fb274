import type { EventSchema } from '../../../kernel/event-schema';
import { emailAddressEventSchemas } from './email-address.events';
import { installationEventSchemas } from './installation.events';
import { sessionEventSchemas } from './session.events';
import { userEventSchemas } from './user.events';

export const accountEventSchemas: readonly EventSchema[] = [
  ...emailAddressEventSchemas,
  ...userEventSchemas,
  ...sessionEventSchemas,
  ...installationEventSchemas,
];
