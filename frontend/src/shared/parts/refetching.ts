/** Where a failed import was looking, as Chromium and Firefox say it. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Loads a module, and loads it again after a failure. Browsers remember that a module could not be fetched, so a later
 * attempt asks for it under another address. Safari does not say the address; there only loading the page anew helps.
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
