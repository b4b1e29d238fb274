import type { FactoryProvider } from '@nestjs/common';
import { type Injected, provideContribution } from '../../contributed';

/** Sources from which pages load, on other hosts, by directive of the Content-Security-Policy. */
export interface PageSources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly images?: readonly string[];
  readonly fonts?: readonly string[];
  readonly connections?: readonly string[];
  readonly frames?: readonly string[];
  /** Whether a window of another host reports back to the page that opened it. */
  readonly opensWindows?: true;
}

/** Contributed by area modules. */
export class ContributedPageSources {
  constructor(readonly sources: PageSources) {}
}

/** `providePageSources(googleButton, accountsSettings.port)`: lets pages load what an area shows from elsewhere. */
export const providePageSources = <Dependencies extends readonly unknown[]>(
  sources: (...dependencies: Dependencies) => PageSources,
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedPageSources> => provideContribution(ContributedPageSources, sources, inject);
