import type { Projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';
import { type EffectEvent, effectEvents } from '#modules/outbound/published';
import { RESEARCH_JOB, runRequestedBy } from '#modules/research/published';
import type { LoggedEvent } from '#projections/administration/logged-event';

/** An event with what it led to outside the log. */
export interface TracedEvent extends LoggedEvent {
  /** The kind of job that it queued, and what the job is for. */
  readonly queued: {
    readonly job: string;
    readonly for: { readonly effect_id: string } | { readonly run_id: string };
  } | null;
  /** The outbound effect that it is part of. */
  readonly effect_id: string | null;
  /** The read models that it writes to. */
  readonly read_models: readonly string[];
}

const EFFECTS = effectEvents.stream('');
const effectIdIn = (stream: string): string | null =>
  stream.startsWith(EFFECTS) ? stream.slice(EFFECTS.length) : null;

const queuedBy = (event: Recorded): TracedEvent['queued'] => {
  const runId = runRequestedBy(event);
  if (runId !== null) return { job: RESEARCH_JOB, for: { run_id: runId } };
  const effectId = effectIdIn(event.stream);
  if (effectId === null || event.type !== 'EffectPlanned') return null;
  const { data } = event as Recorded<Extract<EffectEvent, { type: 'EffectPlanned' }>>;
  return { job: data.kind, for: { effect_id: effectId } };
};

/** Whether a projection writes on an event. True also if it fails at the event: that is where the event should be seen. */
const writesTo = ({ categories, project }: Projection, event: Recorded): boolean => {
  if (!categories.includes(categoryOf(event.stream))) return false;
  try {
    return project(event).length > 0;
  } catch {
    return true;
  }
};

/** An event for a trace. If this program cannot read it, only its place is known. */
export const toTracedEvent = (
  logged: LoggedEvent,
  event: Recorded | undefined,
  models: readonly Projection[],
): TracedEvent => ({
  ...logged,
  queued: event === undefined ? null : queuedBy(event),
  effect_id: effectIdIn(logged.stream),
  read_models: event === undefined ? [] : models.filter((model) => writesTo(model, event)).map(({ name }) => name),
});
