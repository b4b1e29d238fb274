import { type Injected, multiProvider } from '../multi-provider';
import { provideReactor } from '../projection-runner/contributions';
import type { Process, ProcessStep } from './process';
import { ProcessRunner } from './process-runner';

/**
 * Registers a process in the `providers` of an area's module: `provideProcess(() => portfoliosCompleteTrackers)`, or with injected
 * dependencies.
 */
export const provideProcess = <Dependencies extends readonly unknown[]>(
  process: (...dependencies: Dependencies) => Process,
  ...inject: Injected<Dependencies>
) =>
  provideReactor(
    (runner: ProcessRunner, ...dependencies: Dependencies) => runner.add(process(...dependencies)),
    ProcessRunner,
    ...inject,
  );

/** The steps of an area when a user is erased. */
export type Erasure = (userId: string) => readonly ProcessStep[];

/** Contributed by areas that store users' data, as their `erasure`. */
export const [contributedErasures, provideErasure] = multiProvider<Erasure>('erasure');

/** The steps of all areas when a user is erased. */
export class Erasures {
  /** `contributed` is asked when a user is erased, since not all contributions exist before the application has started. */
  constructor(private readonly contributed: () => readonly Erasure[]) {}

  stepsFor(userId: string): readonly ProcessStep[] {
    return this.contributed().flatMap((erasure) => erasure(userId));
  }
}
