/** The event at which it stands. */
export interface FaultedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** A row of `projections`. */
export interface Projection {
  readonly id: string;
  readonly kind: 'read_model' | 'reactor';
  readonly state: 'live' | 'rebuilding' | 'faulted' | 'paused';
  readonly position: number;
  readonly lag: number;
  /** Of a rebuild, 0 to 1. */
  readonly progress: number;
  readonly error?: string;
  readonly event?: FaultedEvent;
  /** Ids of documents that stay as they are if the event is skipped. Only on its own page. */
  readonly left_behind?: readonly string[];
  /** Of the events that say what administrators decided about it. */
  readonly stream: string;
}

export const REFETCH_MS = 2000;

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

/** What its state means, and what to do. */
export const meaningOf = ({ kind, state }: Projection): string =>
  kind === 'reactor' ? OF_REACTOR[state] : OF_READ_MODEL[state];

/** An error without the place of its event: `TrackerCreated at revision 0 of tracker-1 (position 2): …`. */
export const reasonIn = (error: string): string => error.replace(/^.*? \(position \d+\): /, '');
