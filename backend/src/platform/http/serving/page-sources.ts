import { multiProvider } from '../../multi-provider';

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

/** `providePageSources(googleButton, accountsSettings.port)`: lets pages load what an area shows from elsewhere. */
export const [contributedPageSources, providePageSources] = multiProvider<PageSources>('page sources');
