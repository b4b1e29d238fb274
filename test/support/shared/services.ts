import type { ResearchedTracker } from '#test/ui/researched-product';

/** What suites share for the duration of a run of jest. Each starts when a suite first asks for it. */
export interface SharedServices {
  /** What `npm start` runs, built from the present sources. */
  readonly build: object;
  /** The test server that speaks MongoDB's wire protocol, built. */
  readonly 'mongodb-build': object;
  /** A Chromium, to connect to. */
  readonly browser: { readonly endpoint: string };
  /**
   * The built product with starter content, where suites have accounts of their own and neither publish nor follow: a
   * followed country or agency is listed on Explore, as a published tracker is.
   */
  readonly product: { readonly url: string };
  /** Another one, where suites publish trackers and follow them, which shows on Explore. */
  readonly 'busy-product': { readonly url: string };
  /** An account there with a researched tracker, for suites that only read it. */
  readonly research: ResearchedTracker;
}

export type ServiceName = keyof SharedServices;

export const ADDRESS_VARIABLE = 'SHARED_SERVICES';

/** Asks the process that runs jest for a shared service, which it starts if it has not yet. */
export const sharedService = async <Name extends ServiceName>(name: Name): Promise<SharedServices[Name]> => {
  const answer = await fetch(`${process.env[ADDRESS_VARIABLE]}/${name}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The shared ${name} did not start: ${await answer.text()}`);
  return (await answer.json()) as SharedServices[Name];
};
