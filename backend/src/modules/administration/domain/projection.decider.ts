import { type ProjectionEvent, type SkippedEvent, projectionEvents } from '#events/administration/projection.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';

export interface SkipEvent {
  readonly type: 'SkipEvent';
  readonly projection: string;
  readonly eventId: string;
  /** The event at which it stands; null if it stands at none. */
  readonly standsAt: SkippedEvent | null;
  readonly leftBehind: readonly string[];
  readonly reason: string;
}

interface PauseOrResume {
  readonly type: 'PauseProjection' | 'ResumeProjection';
  readonly projection: string;
  readonly reason: string;
}

export type ProjectionCommand = SkipEvent | PauseOrResume;

export interface Intervened {
  readonly paused: boolean;
  /** Ids of events. */
  readonly skipped: readonly string[];
}

const skip = (command: SkipEvent, { skipped }: Intervened): Decision<ProjectionEvent> => {
  const { projection, eventId, standsAt, leftBehind, reason } = command;
  if (skipped.includes(eventId)) return [];
  if (standsAt?.id !== eventId) return refuse('CONFLICT', 'It has not stopped at this event.');
  return [{ type: 'EventSkipped', data: { projection, event: standsAt, leftBehind, reason } }];
};

const decide = (command: ProjectionCommand, state: Intervened): Decision<ProjectionEvent> => {
  switch (command.type) {
    case 'SkipEvent':
      return skip(command, state);
    case 'PauseProjection': {
      const { projection, reason } = command;
      return state.paused ? [] : [{ type: 'ProjectionPaused', data: { projection, reason } }];
    }
    case 'ResumeProjection': {
      const { projection, reason } = command;
      return state.paused ? [{ type: 'ProjectionResumed', data: { projection, reason } }] : [];
    }
    default:
      return assertNever(command);
  }
};

const evolve = (state: Intervened, event: ProjectionEvent): Intervened => {
  switch (event.type) {
    case 'EventSkipped':
      return { ...state, skipped: [...state.skipped, event.data.event.id] };
    case 'ProjectionPaused':
      return { ...state, paused: true };
    case 'ProjectionResumed':
      return { ...state, paused: false };
    default:
      return assertNever(event);
  }
};

/** Decides what administrators do to one read model or reactor. */
export const projectionDecider: Decider<ProjectionCommand, ProjectionEvent, Intervened> = {
  events: projectionEvents,
  initialState: { paused: false, skipped: [] },
  evolve,
  decide,
};
