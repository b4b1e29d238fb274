import type { FactoryProvider } from '@nestjs/common';
import { ContributedReactor } from '../projection-runner/contributions';
import type { Process, ProcessStep } from './process';
import { ProcessRunner } from './process-runner';
import type { Injected } from '../contributed';

/**
 * Registers a process in the `providers` of an area's module: `provideProcess(() => portfoliosCompleteTrackers)`, or with injected
 * dependencies.
 */
export const provideProcess = <Dependencies extends readonly unknown[]>(
  process: (...dependencies: Dependencies) => Process,
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedReactor> => ({
  provide: Symbol('process'),
  inject: [ProcessRunner, ...inject],
  useFactory: (runner: ProcessRunner, ...dependencies: Dependencies) =>
    new ContributedReactor(runner.add(process(...dependencies))),
});

/** The steps of an area when a user is erased. */
export type Erasure = (userId: string) => readonly ProcessStep[];

/** Contributed by areas that store users' data, as their `erasure`. */
export class ContributedErasure {
  constructor(readonly erasure: Erasure) {}
}

/** The steps of all areas when a user is erased. */
export class Erasures {
  /** `contributed` is asked when a user is erased, since not all contributions exist before the application has started. */
  constructor(private readonly contributed: () => readonly ContributedErasure[]) {}

  stepsFor(userId: string): readonly ProcessStep[] {
    return this.contributed().flatMap(({ erasure }) => erasure(userId));
  }
}
