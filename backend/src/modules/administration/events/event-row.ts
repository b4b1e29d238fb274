import type { Recorded } from '#kernel/recorded-event';
import type { Row } from '#platform/administration/resource';
import type { LoggedEvent } from '#projections/administration/logged-event';
import { maskedData } from './masked-data';
import type { NamesOfPeople } from './people-named';

/** An event as staff see it; without what it says if it cannot be read. Personal fields are masked, but for those of `unmasked`. */
export const eventRow = (
  logged: LoggedEvent,
  event: Recorded | undefined,
  names: NamesOfPeople,
  unmasked: string | null = null,
): Row => {
  const { event_id, position, stream, revision, category, type, occurred_at, tracker_id, correlation_id } = logged;
  const actor = names(logged.actor_id);
  return {
    id: event_id,
    position,
    stream,
    revision,
    category,
    type,
    occurred_at,
    // The system acts without an account.
    actor: actor ?? { user_uid: null, email: null },
    impersonator: names(logged.impersonator_id),
    subject: names(logged.subject_id),
    tracker_id,
    correlation_id,
    causation_id: logged.causation_id,
    command: event?.metadata.command ?? null,
    data: event === undefined ? null : maskedData(event, unmasked),
  };
};
