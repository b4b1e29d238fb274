import { type EventOf, event, eventsOf } from '#kernel/events';

export const installationEvents = eventsOf('installation', {
  /** The first administrator was appointed; this happens once. */
  AdministratorAppointed: event<{ readonly userId: string }>(),
});

export type AdministratorAppointed = EventOf<typeof installationEvents>;
