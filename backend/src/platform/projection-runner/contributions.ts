import type { FactoryProvider, ValueProvider } from '@nestjs/common';
import type { Projection } from '#kernel/projection';
import type { Reactor } from './reactor';
import { type Injected, contributing } from '../contributed';

/** Contributed by area modules; the ProjectionRunnerModule collects all of them. */
export class ContributedProjections {
  constructor(readonly projections: readonly Projection[]) {}
}
export class ContributedReactor {
  constructor(readonly reactor: Reactor) {}
}

/** For the `providers` of an area's module: `projecting(trackers, trackerTags)`. */
export const projecting = (...projections: readonly Projection[]): ValueProvider<ContributedProjections> => ({
  provide: Symbol(`projections ${projections.map(({ name }) => name).join(', ')}`),
  useValue: new ContributedProjections(projections),
});

/**
 * For the `providers` of an area's module: `reacting(firstRunReactor, CommandBus)`, where
 * `firstRunReactor = (commands: CommandBus): Reactor => ({ name, categories, react })`.
 */
export const reacting = <Dependencies extends readonly unknown[]>(
  reactor: (...dependencies: Dependencies) => Reactor,
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedReactor> => contributing(ContributedReactor, reactor, inject);
