import type { DynamicModule, FactoryProvider, ModuleMetadata, Provider, Type } from '@nestjs/common';
import type { AreaRefusalCode } from '#kernel/decider';
import type { EventCategory } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { provideRefusals } from '../http/answers/problem';
import { type Routes, endpointsOf } from '../http/routes/route';
import { type Erasure, provideErasure, provideProcess } from '../processes/contributions';
import type { Process } from '../processes/process';
import { provideProjections } from '../projection-runner/contributions';
import { EVENT_CATEGORIES, type EventCategories } from './event-categories';

/** A projection, or one that follows every category of the log. */
type ReadModel = Projection | ((categories: EventCategories) => Projection);

interface AreaDeclaration extends Pick<ModuleMetadata, 'imports' | 'exports'> {
  /** The categories of its streams. */
  readonly events?: readonly EventCategory[];
  readonly readModels?: readonly ReadModel[];
  /**
   * Processes by which the area's events lead to others on other streams, in this order; `provideProcess(…)` for one that
   * uses a port.
   */
  readonly processes?: readonly (Process | FactoryProvider)[];
  /** Its steps when a user is erased. */
  readonly erasure?: Erasure;
  /** The area's own refusal codes. */
  readonly refusals?: readonly AreaRefusalCode[];
  /** What is declared by `readRoute`, `commandRoute` and their like. */
  readonly routes?: Routes;
  /** Controllers for what no declared route can answer; each says why. */
  readonly endpoints?: readonly Type[];
  /** Handlers of commands, services, and contributions to other areas. */
  readonly providers?: readonly Provider[];
  readonly global?: true;
}

/** A part of the product, as `backend/src/areas.ts` lists it. */
export interface Area {
  readonly name: string;
  readonly events: readonly EventCategory[];
  readonly refusals: readonly AreaRefusalCode[];
  readonly module: DynamicModule;
}

const projecting = (readModels: readonly ReadModel[]): Provider =>
  provideProjections(
    (categories: EventCategories) => readModels.map((each) => (typeof each === 'function' ? each(categories) : each)),
    EVENT_CATEGORIES,
  );

/**
 * Declares an area once. Its Nest module is derived from it; and the application derives from the list of areas the categories
 * and schemas of the log, read models, processes and routes.
 */
export const area = (
  name: string,
  {
    events = [],
    readModels = [],
    processes = [],
    erasure = () => [],
    refusals = [],
    routes = {},
    endpoints = [],
    providers = [],
    ...nest
  }: AreaDeclaration,
): Area => {
  class AreaModule {}
  return {
    name,
    events,
    refusals,
    module: {
      ...nest,
      // Nest calls modules by their class, in its log and in messages about what it cannot inject.
      module: Object.defineProperty(AreaModule, 'name', { value: name }),
      controllers: [...endpoints, ...endpointsOf(routes)],
      providers: [
        ...providers,
        provideRefusals(() => refusals),
        provideErasure(() => erasure),
        projecting(readModels),
        ...processes.map((each) => ('useFactory' in each ? each : provideProcess(() => each))),
      ],
    },
  };
};
