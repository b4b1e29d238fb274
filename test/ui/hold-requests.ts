import type { Page } from 'playwright-core';
import { until } from '../support/until';

/**
 * Holds requests of all tabs back until `release`: before they are sent, once the server has answered them, or before they fail
 * without reaching it. Later ones pass in the same way.
 */
export const holdRequests = async (page: Page, path: string, when: 'sent' | 'answered' | 'failed' = 'sent') => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.context().route(path, async (route) => {
    const response = when === 'answered' ? await route.fetch() : undefined;
    held++;
    await released;
    if (response !== undefined) return route.fulfill({ response });
    return when === 'failed' ? route.fulfill({ status: 500, body: '' }) : route.continue();
  });
  return { release, heldCount: () => held, isHeld: () => until('a request is held back', () => held > 0) };
};
