import type { Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { expectSoon, openPage, seriousFindings, withBrowser } from './browser';
import { screens } from './screens-of-run';
import { joinAs, signIn } from './signed-in';

/** Somebody organises trackers in folders, shares one of them and deletes it, at every width. */

let aidy: SharedServices['busy-product'];
beforeAll(async () => {
  aidy = await sharedService('busy-product');
});

const topic = { tracker_description: 'Steel tariffs', update_frequency: 'week', domains: ['agency.example'] };

/** A signed-in page with one tracker in the root. */
const desk = async (page: Page, email: string): Promise<void> => {
  const session = await joinAs(page, email);
  await signIn(page, session);
  const headers = { authorization: `Bearer ${session.access}` };
  await page.request.post('/api/topics/create-tracker/', { data: topic, headers });
  await page.goto('/list-trackers');
};

const createFolder = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Create New Folder' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name }).waitFor();
};

const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** By the command palette, with the keyboard. */
const jumpTo = async (page: Page, words: string, path: string): Promise<void> => {
  // While a dialog closes, there are no shortcuts.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to…' });
  await field.fill(words);
  await page.getByRole('option').first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await field.press('Enter');
  await page.waitForURL(`**${path}**`);
};

const tracker = (page: Page) => page.getByRole('link', { name: 'Steel tariffs' });

const pickUp = async (page: Page): Promise<void> => {
  await tracker(page).focus();
  await page.keyboard.press('Space');
  await page.getByText('Moving Steel tariffs.').waitFor({ state: 'attached' });
  // The keyboard sensor listens from the next turn of the event loop; nobody types as fast as a test.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
};

test.each(screens)(
  'a folder is filled, shared, deleted and restored at %i px in the %s theme',
  async (width, colorScheme) => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      await desk(page, `ann-${width}-${colorScheme}@example.org`);
      await createFolder(page, 'Trade');
      expect(await page.getByText('Press c anywhere').isVisible()).toBe(width >= 768);
      expect(await seriousFindings(page)).toEqual([]);
      // A folder of hundreds then scrolls smoothly; measured in test/bench/scroll.bench.ts.
      const card = `getComputedStyle(document.querySelector('ul[aria-label="Folders and trackers"] > li:last-child'))`;
      await expectSoon(() => page.evaluate(`${card}.contentVisibility`)).toBe('auto');

      await act(page, 'Steel tariffs', 'Move');
      await page.getByRole('treeitem', { name: 'Trade' }).click();
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await page.getByText('Tracker moved successfully').waitFor();
      await jumpTo(page, 'steel', '/tracker/');
      await jumpTo(page, 'my tr', '/list-trackers');
      await tracker(page).waitFor({ state: 'detached' });

      await page.getByRole('link', { name: 'Trade' }).click();
      await tracker(page).waitFor();
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'My Trackers' }).waitFor();
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('checkbox', { name: 'Steel tariffs' }).check();
      expect(await seriousFindings(page)).toEqual([]);
      const shared = page.waitForResponse(/share-collection/);
      await page.getByRole('button', { name: 'Make Public & Copy' }).click();
      const { id } = (await (await shared).json()) as { id: string };

      const visitor = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      await visitor.page.goto(`/collection/${id}`);
      await tracker(visitor.page).waitFor();
      expect(await visitor.page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
      expect(await seriousFindings(visitor.page)).toEqual([]);
      // The owner's address leads others there, too.
      await visitor.page.goto(`/list-trackers/${id}`);
      await visitor.page.waitForURL(`**/collection/${id}`);
      await tracker(visitor.page).waitFor();

      await page.goto('/list-trackers');
      await act(page, 'Trade', 'Delete');
      await page
        .getByText(
          'Are you sure you want to delete this folder? This will permanently delete ALL trackers and folders inside it. This action cannot be undone.',
        )
        .waitFor();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Collection deleted successfully').waitFor();
      await visitor.page.reload();
      await visitor.page.getByText('This folder is private or no longer exists.').waitFor();
      await visitor.page.goto(`/list-trackers/${id}`);
      await visitor.page.getByText('Sign in to open the page that you asked for.').waitFor();
      await page.goto('/list-trackers');
      await page.getByRole('link', { name: 'Recently deleted' }).click();
      await page.getByText(/^Folder with a tracker, deleted .* Gone for good on /).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Restore Trade' }).click();
      await page.getByText('Folder restored').waitFor();
      await page.getByText('Nothing was deleted in the last 30 days.').waitFor();
      await page.goto('/list-trackers');
      await page.getByRole('link', { name: 'Trade' }).click();
      await tracker(page).waitFor();
      expect(consoleErrors).toEqual([]);
    });
  },
);

test.each([390, 768, 1440])(
  'at %i px a message leaves the buttons of a dialog that fills the window',
  async (width) => {
    await withBrowser(async (browser) => {
      const { page } = await openPage(browser, { baseURL: aidy.url, width, height: 400 });
      await desk(page, `mover-${width}@example.org`);
      await createFolder(page, 'Trade');
      const failure = { status: 503, code: 'UNAVAILABLE', detail: '' };
      await page.route('**/api/topics/move-tracker*', (route) => route.fulfill({ status: 503, json: failure }));
      await act(page, 'Steel tariffs', 'Move');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('treeitem', { name: 'Trade' }).click();
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await page.getByText('Failed to move tracker').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click({ timeout: 10_000 });
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Failed to move tracker').waitFor();
    });
  },
);

test('items are dragged to folders, and back by the breadcrumbs, by mouse and by keyboard', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await desk(page, 'dragger@example.org');
    await createFolder(page, 'Space');
    await createFolder(page, 'Trade');
    await tracker(page).hover();
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 3 });
    await page.getByText('Moving Steel tariffs.').waitFor({ state: 'attached' });
    const target = await page.getByRole('link', { name: 'Trade' }).boundingBox();
    await page.mouse.move((target?.x ?? 0) + 5, (target?.y ?? 0) + 5, { steps: 3 });
    await page.getByText('Over Trade.').waitFor({ state: 'attached' });
    await page.mouse.up();
    await page.getByText('Tracker moved successfully').waitFor();
    await tracker(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/list-trackers');

    await page.getByRole('link', { name: 'Trade' }).click();
    await pickUp(page);
    await page.keyboard.press('ArrowRight');
    await page.getByText('Over My Trackers.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await tracker(page).waitFor({ state: 'detached' });

    await page.goto('/list-trackers');
    await pickUp(page);
    await page.keyboard.press('ArrowRight');
    await page.getByText('Over Trade.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText('Over Space.').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByText('Not moved.').waitFor({ state: 'attached' });

    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('cell', { name: 'Tracker' }).first().hover();
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 3 });
    const row = await page.getByRole('row', { name: /Trade/ }).boundingBox();
    await page.mouse.move((row?.x ?? 0) + 5, (row?.y ?? 0) + 5, { steps: 3 });
    await page.getByText('Over Trade.').waitFor({ state: 'attached' });
    await page.mouse.up();
    await tracker(page).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Trade' }).click();
    await pickUp(page);
    await page.keyboard.press('ArrowUp');
    await page.getByText('Over My Trackers.').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await tracker(page).waitFor({ state: 'detached' });

    await page.goto('/list-trackers');
    await pickUp(page);
    await page.keyboard.press('ArrowDown');
    await page.getByText('Over Trade.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText('Over Space.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('Over Trade.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await tracker(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Trade' }).click();
    await tracker(page).press('Enter');
    await page.waitForURL(/\/tracker\//);
    expect(consoleErrors).toEqual([]);
  });
});
