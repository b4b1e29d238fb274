import { logPersons } from '#modules/administration/published';
import type { EventCategories } from '#platform/area/event-categories';
import type { EventStore } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';

/** Why something was done to a person, in the words of the one who did it. */
export interface GivenReason {
  readonly eventId: string;
  readonly type: string;
  /** ISO 8601 UTC. */
  readonly occurredAt: string;
  readonly reason: string;
}

const REASON_FIELDS = ['statedReason', 'reason'] as const;

/** Types of event with a reason under the key of the person whom they are about. */
const withReason = (categories: EventCategories): readonly string[] =>
  categories.flatMap(({ schemas }) =>
    schemas
      .filter(({ personal }) => REASON_FIELDS.some((field) => personal?.fields.includes(field)))
      .map(({ type }) => type),
  );

const reasonIn = (data: object): string | null => {
  const given: unknown[] = REASON_FIELDS.map((field) => Reflect.get(data, field));
  return given.find((reason): reason is string => typeof reason === 'string' && reason !== '') ?? null;
};

const MAX_REASONS = 100;

/** The reasons that others gave for what they did to a user, newest first. They are masked everywhere else. */
export const reasonsAbout = async (
  reads: Pick<ReadStore, 'find'>,
  log: Pick<EventStore, 'readStream'>,
  categories: EventCategories,
  userId: string,
): Promise<readonly GivenReason[]> => {
  const places = await reads.find(
    logPersons,
    { person_id: userId, subject_id: userId, type: { $in: withReason(categories) } },
    { sort: { position: -1 }, limit: MAX_REASONS },
  );
  const events = await Promise.all(
    places.map(({ stream, revision }) => log.readStream(stream, { from: revision, limit: 1 })),
  );
  return events.flat().flatMap(({ id, type, data, metadata }) => {
    const reason = reasonIn(data);
    return reason === null ? [] : [{ eventId: id, type, occurredAt: metadata.occurred_at, reason }];
  });
};
