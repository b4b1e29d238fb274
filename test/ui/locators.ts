import type { Locator, Page } from 'playwright-core';

export const pageHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

export const exactButton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
