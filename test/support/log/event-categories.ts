import type { Decider } from '#kernel/decider';
import type { EventSchema } from '#kernel/event-schema';
import type { DomainEvent } from '#kernel/events';
import type { EventCategories } from '#platform/area/event-categories';
import { collected } from '../collected';

type AnyDecider = Decider<never, DomainEvent, unknown>;

const isDecider = (value: unknown): value is AnyDecider =>
  typeof value === 'object' && value !== null && 'evolve' in value && 'decide' in value;

/** The deciders of all areas, without their modules, which take longer to load than most tests to run. */
export const deciders: readonly AnyDecider[] = collected('.decider.ts').filter(isDecider);

/** Every category of the log; a test holds it to those of the areas. */
export const eventCategories: EventCategories = deciders.map(({ events }) => events);

export const eventSchemas: readonly EventSchema[] = eventCategories.flatMap(({ schemas }) => schemas);
