import type { Recorded } from '#kernel/recorded-event';
import type { Json } from '#kernel/json';
import type { Row } from '#platform/administration/resource';
import type { LoggedEvent } from '#projections/administration/logged-event';
import type { NamesOfPeople } from './names-of-people';

/** An event as staff see it, with the part of its data that they may see; without data if it cannot be read. */
export const eventRow = (
  logged: LoggedEvent,
  event: Recorded | undefined,
  names: NamesOfPeople,
  dataOf: (event: Recorded) => Json,
): Row => {
  const actor = names(logged.actor_id);
  // The row's keys are in order, so that the canonical text of an export needs no sorting.
  return {
    // The system acts without an account.
    actor: actor ?? { email: null, user_uid: null },
    category: logged.category,
    causation_id: logged.causation_id,
    command: event?.metadata.command ?? null,
    correlation_id: logged.correlation_id,
    data: event === undefined ? null : dataOf(event),
    id: logged.event_id,
    impersonator: names(logged.impersonator_id),
    occurred_at: logged.occurred_at,
    position: logged.position,
    revision: logged.revision,
    stream: logged.stream,
    subject: names(logged.subject_id),
    tracker_id: logged.tracker_id,
    type: logged.type,
  };
};
