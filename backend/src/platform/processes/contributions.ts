import type { FactoryProvider } from '@nestjs/common';
import { ContributedReactor } from '../projection-runner/contributions';
import type { Process, ProcessStep } from './process';
import { ProcessRunner } from './process-runner';
import type { Injected } from '../contributed';

/**
 * Registers a process in the `providers` of an area's module: `provideProcess(() => completeTrackers)`, or with injected
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

/** The steps of each area when a user is erased. */
export class Erasures {
  private readonly contributed: Array<(userId: string) => readonly ProcessStep[]> = [];

  add(steps: (userId: string) => readonly ProcessStep[]): void {
    this.contributed.push(steps);
  }

  stepsFor(userId: string): readonly ProcessStep[] {
    return this.contributed.flatMap((steps) => steps(userId));
  }
}

/** Registers erasure steps in the `providers` of an area that stores users' data: `provideErasure((userId) => [commandStep(…)])`. */
export const provideErasure = (steps: (userId: string) => readonly ProcessStep[]): FactoryProvider<true> => ({
  provide: Symbol('erasure'),
  inject: [Erasures],
  useFactory: (erasures: Erasures) => {
    erasures.add(steps);
    return true;
  },
});
