import type { Stated } from '#events/accounts/stated-reason';
import type { LastingReading, PrivateDataRead, PrivatePart } from '#events/accounts/user.events';
import { type Decision, refuseField } from '#kernel/decider';
import { HOUR_MS } from '#kernel/durations';

/** A reading that was recorded, to which others may belong. */
export type PastReading = LastingReading & PrivatePart & Stated;

/** Maximum number of readings that may be under way at once. */
const MAX_KEPT = 20;

export const readingsAfter = (
  before: readonly PastReading[],
  { what, which, statedReason, reading }: PrivateDataRead['data'],
): readonly PastReading[] =>
  reading === null ? before : [...before, { ...reading, what, which, statedReason }].slice(-MAX_KEPT);

/** A conversation holds its images, the diary that was read in it and the blurbs that sum it up. */
const holds = (read: PrivatePart, part: PrivatePart): boolean =>
  read.what === 'conversations' && read.which === null
    ? part.what === 'conversations' || part.what === 'health_data'
    : read.what === part.what && read.which === part.which;

/** How long a reading may last. */
const LASTS_MS = HOUR_MS;

export interface DataReading {
  readonly readerId: string;
  readonly at: Date;
}

export type ReadPrivatePart = {
  readonly type: 'ReadPrivateData';
  /** Null if every look counts by itself. */
  readonly look: DataReading | null;
} & PrivatePart &
  Stated;

/**
 * A second reason is a second reading; anything else fetched for the first one in the meantime belongs to the first.
 */
export const decideReading = (
  userId: string,
  readings: readonly PastReading[],
  { what, which, statedReason, look }: ReadPrivatePart,
): Decision<PrivateDataRead> => {
  if (statedReason === null || statedReason.trim() === '') return refuseField('reason', 'Say why.');
  const read = { userId, what, which, statedReason };
  if (look === null) return [{ type: 'PrivateDataRead', data: { ...read, reading: null } }];
  const { readerId, at } = look;
  const belongs = readings.some(
    (reading) =>
      reading.readerId === readerId &&
      reading.statedReason === statedReason &&
      Date.parse(reading.until) > at.getTime() &&
      holds(reading, { what, which }),
  );
  if (belongs) return [];
  const reading = { readerId, until: new Date(at.getTime() + LASTS_MS).toISOString() };
  return [{ type: 'PrivateDataRead', data: { ...read, reading } }];
};
