import type { Schema } from '#shared/api/api-schema';
import { pluralize } from '#shared/text-format/pluralize';

export type Projection = Schema<'ProjectionRow'>;

/** The event at which it stopped. */
export type FaultedEvent = NonNullable<Projection['event']>;

export const PROJECTION_REFETCH_MS = 2000;

const OF_READ_MODEL = {
  live: 'It follows the log.',
  rebuilding: 'A new copy is being filled from the log. Readers see the old one until the new one is complete.',
  faulted:
    'It stopped at an event that it cannot handle, or its store refuses its writes. Pages that read it show an older state. ' +
    'Nothing is lost, since every event is in the log.',
  paused: 'No process updates it. Start one whose ROLES include projector.',
} as const;

const OF_REACTOR = {
  live: 'It follows the log.',
  rebuilding: 'It follows the log.',
  faulted: 'It fails at an event and retries with growing delays. Later events wait, and none is skipped.',
  paused: 'No process runs it. Start one whose ROLES include worker.',
} as const;

const PAUSED = {
  read_model: 'An administrator paused it. Pages that read it show an older state until it is resumed.',
  reactor: 'An administrator paused it. What it does on events waits until it is resumed.',
} as const;

const DAMAGED = {
  read_model:
    'It stopped at an event that is damaged in the log. Pages that read it show an older state, or say that they cannot be loaded.',
  reactor: 'It is stuck at an event that is damaged in the log. Later events wait, and none is skipped.',
} as const;

/** Explanation of a projection's state, and what to do. */
export const explainProjectionState = ({ kind, state, event, by_administrator }: Projection): string => {
  if (by_administrator) return PAUSED[kind];
  if (state === 'faulted' && event?.is_damaged) return DAMAGED[kind];
  return kind === 'reactor' ? OF_REACTOR[state] : OF_READ_MODEL[state];
};

/** `3 positions, 2 min`, or nothing. */
export const formatLag = ({ lag, lag_seconds }: Projection): string => {
  if (lag === 0) return '–';
  const positions = pluralize(lag, 'position');
  return lag_seconds === 0 ? positions : `${positions}, ${formatDuration(lag_seconds)}`;
};

/** `12%, about 3 min left` */
export const formatProgress = ({ progress, seconds_left }: Projection): string => {
  const percent = `${Math.floor(progress * 100)}%`;
  return seconds_left === undefined ? percent : `${percent}, about ${formatDuration(seconds_left)} left`;
};

const formatDuration = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 86_400)} days`;
};

/** Ways out for a projection that has stopped at a damaged event, and what each costs. */
export const repairAdvice = (kind: Projection['kind']): readonly string[] => [
  'Restore the log from a backup that was made before the damage. Only what was recorded since that backup is lost.',
  kind === 'reactor'
    ? 'Carry on past it: skip it below, with a reason. What it would have done on this event stays undone for good.'
    : 'Carry on past it: skip it below, with a reason. Pages are up to date again, except for this event. Your ' +
      'decision is recorded; if the log is restored later, a rebuild takes the event after all.',
];

/** An error without its event's position: `TrackerCreated at revision 0 of tracker-1 (position 2): …`. */
export const parseReason = (error: string): string => error.replace(/^.*? \(position \d+\): /, '');
