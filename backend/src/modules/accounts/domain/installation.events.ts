import { type EventOf, event, eventsOf } from '#kernel/events';

export const installationEvents = eventsOf('installation', {
  /** The one stream `installation-administrator` sees to it that a first administrator is appointed once. */
  AdministratorAppointed: event<{ readonly userId: string }>(),
});

export type AdministratorAppointed = EventOf<typeof installationEvents>;
