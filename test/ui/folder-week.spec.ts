import { join } from 'node:path';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { type WeekPress, startWeekPress } from '../support/research/week-press';
import { temporaryFolder } from '../support/temporary-folder';
import { openPage, seriousFindings, settled, showIn, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { allWidths } from './screens-of-run';
import { joinAs, signIn, type Session } from './signed-in';

/** Somebody reads what the trackers of a folder told this week, and goes to an update. */

let press: WeekPress;
let aidy: AidyProcess;
let session: Session;
let folder: string;

beforeAll(async () => {
  press = await startWeekPress();
  aidy = await startAidy({
    DATA_DIR: join(temporaryFolder(), 'data'),
    STARTER_CONTENT: 'off',
    RATE_LIMIT_SCALE: '100',
    FETCH_CONNECT_TO: press.connectTo,
  });
  session = await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    return joinAs(page, 'reader@example.org');
  });
  const headers = { authorization: `Bearer ${session.access}`, 'content-type': 'application/json' };
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(new URL(path, aidy.url), { ...sent, headers })).json()) as Answer;
  };
  await call('/api/common/update-introduction/', { introduction: false });
  ({ folder } = await press.folderOf(call));
});
afterAll(async () => {
  await aidy.stop();
  await press.close();
});

test.each(allWidths)(
  'at %d px in both themes the week stands above the trackers and leads to its updates',
  async (width) => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width });
      await signIn(page, session);
      await settled(page, () => page.goto(`/list-trackers/${folder}`));
      const week = page.getByRole('region', { name: 'This week in Norland' });
      const differing = week.getByRole('listitem').filter({ hasText: 'Figures differ' });
      const sides = await Promise.all(
        ['At least 12 people died', 'At least 14 people died'].map((text) => differing.getByText(text).boundingBox()),
      );
      // Side by side where there is room.
      expect(sides[0]?.y === sides[1]?.y).toBe(width > 768);
      await week.getByRole('button', { name: 'Show all 7 lines' }).press('Enter');
      await week.getByText('also Flood near Kerrin, duty on steel in Norland').waitFor();
      expect(await sidewaysOverflow(page)).toBe(0);
      for (const theme of ['light', 'dark'] as const) {
        await showIn(page, theme);
        expect(await seriousFindings(page)).toEqual([]);
      }

      const line = week.getByRole('paragraph').filter({ hasText: '30 ships wait at sea' });
      await line.getByRole('link', { name: /^Source \d+: / }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const update = page.getByRole('article', { name: /^Update of/ });
      await update.getByText('30 ships wait at sea').first().waitFor();
      expect(new URL(page.url()).hash).toBe(`#${await update.getAttribute('id')}`);
      await page.waitForFunction('document.activeElement.tagName === "ARTICLE"');
      expect(consoleErrors).toEqual([]);
    });
  },
);
