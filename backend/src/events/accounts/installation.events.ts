import { type EventOf, event, declareEvents } from '#kernel/events';

/**
 * `installation-administrator`: who became the first administrator. It is a single stream, so that two browsers with
 * the setup link cannot both succeed.
 */
export const installationEvents = declareEvents('installation', {
  /** The first administrator was appointed; this happens once. */
  AdministratorAppointed: event<{ readonly userId: string }>(),
});

export type AdministratorAppointed = EventOf<typeof installationEvents>;
