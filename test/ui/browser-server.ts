import { type BrowserServer, chromium } from 'playwright-core';
import { browserFiles } from './browser-files';

const flags = [
  '--headless=shell',
  '--no-sandbox',
  '--no-zygote',
  '--disable-webgl',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/** A real Chromium, for others to connect to. */
export const startBrowserServer = async (): Promise<BrowserServer> => {
  const { executable, fonts, libraries } = await browserFiles();
  const start = (extra: Record<string, string>): Promise<BrowserServer> =>
    chromium.launchServer({
      executablePath: executable,
      args: flags,
      env: { ...process.env, FONTCONFIG_PATH: fonts, ...extra },
    });
  try {
    return await start({});
  } catch (error) {
    // Minimal machines lack NSS and the like, which the package includes.
    if (!String(error).includes('error while loading shared libraries')) throw error;
    return start({ LD_LIBRARY_PATH: libraries });
  }
};
