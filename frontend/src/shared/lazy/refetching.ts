/** The URL of a failed import, as reported by Chromium and Firefox. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Loads a module, and retries after a failure. Browsers cache the failure to fetch a module, so retries use another
 * URL. Safari does not report the URL; there only reloading the page helps.
 */
export const refetching = <Module>(
  load: () => Promise<Module>,
  from: (address: string) => Promise<unknown> = importFrom,
): (() => Promise<Module>) => {
  let address: string | undefined;
  let failures = 0;
  return async () => {
    try {
      return address === undefined ? await load() : ((await from(`${address}?retry=${failures}`)) as Module);
    } catch (error) {
      failures += 1;
      address ??= addressIn(error);
      throw error;
    }
  };
};
