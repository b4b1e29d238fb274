import { z } from 'zod';
import type { Recorded } from '#kernel/recorded-event';
import type { Row } from '#platform/administration/resource';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { LoggedEvent } from '#projections/administration/logged-event';
import type { MaskedData } from './event-mask';
import type { NamesOfPeople } from './names-of-people';

const person = z.strictObject({
  email: z.string().nullable(),
  user_uid: z.string(),
});

/** An event as staff see it. */
export const eventAnswer = z
  .strictObject({
    id: z.string(),
    position: z.int(),
    stream: z.string(),
    revision: z.int(),
    category: z.string(),
    type: z.string(),
    occurred_at: timeAnswer,
    command: z.string().nullable(),
    correlation_id: z.string(),
    causation_id: z.string(),
    tracker_id: z.string().nullable(),
    actor: person.extend({ user_uid: z.string().nullable().describe('Null for the system.') }),
    impersonator: person.nullable(),
    subject: person.nullable(),
    data: z.record(z.string(), z.unknown()).nullable().describe('Null if this version cannot read it.'),
  })
  .meta({ id: 'EventRow' });

/** An event as staff see it, with the part of its data that they may see; without data if it cannot be read. */
export const eventRow = (
  logged: LoggedEvent,
  event: Recorded | undefined,
  names: NamesOfPeople,
  dataOf: (event: Recorded) => MaskedData,
): Row & ViewOf<typeof eventAnswer> => {
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
