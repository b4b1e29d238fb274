/** The URL of a failed import, as reported by Chromium and Firefox. */
const urlInMessage = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;

const importFrom = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/**
 * Loads a module, and retries after a failure. Browsers cache the failure to fetch a module, so retries use another
 * URL. Safari does not report the URL; there only reloading the page helps.
 */
export const refetching = <Module>(
  load: () => Promise<Module>,
  from: (url: string) => Promise<unknown> = importFrom,
): (() => Promise<Module>) => {
  let url: string | undefined;
  let failures = 0;
  return async () => {
    try {
      return url === undefined ? await load() : ((await from(`${url}?retry=${failures}`)) as Module);
    } catch (error) {
      failures += 1;
      url ??= urlInMessage(error);
      throw error;
    }
  };
};
