import type { FactoryProvider } from '@nestjs/common';
import type { Projection } from '#kernel/projection';
import type { Reactor } from './reactors/reactor';
import { type Injected, provideContribution } from '../contributed';

/** Contributed by area modules; the ProjectionRunnerModule collects all of them. */
export class ContributedProjections {
  constructor(readonly projections: readonly Projection[]) {}
}
export class ContributedReactor {
  constructor(readonly reactor: Reactor) {}
}

/**
 * Registers a reactor in the `providers` of an area's module: `provideReactor(firstRunReactor, CommandBus)`, where
 * `firstRunReactor = (commands: CommandBus): Reactor => ({ name, categories, react })`.
 */
export const provideReactor = <Dependencies extends readonly unknown[]>(
  reactor: (...dependencies: Dependencies) => Reactor,
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedReactor> => provideContribution(ContributedReactor, reactor, inject);
