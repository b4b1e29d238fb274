import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { asKept, completedIn } from '../support/conversations/diary';
import { AFTERNOON, AFTERNOON_ZONE, todayThere } from '../support/research/afternoon';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { ROOT } from './accounts';
import { type PageOptions, openPage, seriousFindings, settled, withBrowser } from './browser';
import { screens } from './screens-of-run';
import { type Session, joinAs, newSession, signIn } from './signed-in';

let aidy: AidyProcess;
let root: Session;
let annId: string;

beforeAll(async () => {
  aidy = await startAidy({
    DATA_DIR: join(temporaryFolder(), 'data'),
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    STARTER_CONTENT: 'off',
    RATE_LIMIT_SCALE: '100',
  });
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const ann = await joinAs(page, 'ann@example.org');
    root = await newSession(page, ROOT);
    const headers = { authorization: `Bearer ${ann.access}` };
    const valid = await page.request.post('/api/common/validate-token/', { headers });
    annId = ((await valid.json()) as { user_uid: string }).user_uid;
    for (const content of [
      'Bowel movement',
      'Two cups of coffee and oatmeal at 8',
      'Stomach cramps since this morning',
      ...Array.from({ length: 12 }, () => 'A glass of water'),
      'Took 500 mg mesalamine',
      'Should I take more of it?',
    ]) {
      const answer = await page.request.post('/api/chronic/chat-sim-stream/', {
        headers,
        data: { tz_offset_minutes: AFTERNOON, messages: [{ role: 'user', content }] },
      });
      const proposals = asKept(completedIn(await answer.text()).proposals);
      if (proposals.length > 0) await page.request.post('/api/chronic/keep-entries/', { headers, data: { proposals } });
    }
    await page.request.post('/api/chronic/diagnosis/', { headers, data: { diagnosis: 'Ulcerative colitis' } });
  });
});
afterAll(() => aidy.stop());

/** What was said of today is of today on the page, too. */
const there = (options: PageOptions): PageOptions => ({ baseURL: aidy.url, timezoneId: AFTERNOON_ZONE, ...options });

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SCREENS !== undefined)
    await page.screenshot({ path: join(process.env.SCREENS, `${name}.png`), fullPage: true });
};

/** Says something to the assistant, which takes it once its last answer is complete. */
const say = async (page: Page, text: string): Promise<void> => {
  const input = page.getByPlaceholder('Type a message…');
  await input.fill(text);
  await until(`'${text}' is sent`, async () => {
    await input.press('Enter');
    return (await input.inputValue()) === '';
  });
};

/** CSS pixels between the end of the list and what is in view. */
const fromEnd =
  "(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop)(document.querySelector('[role=log]'))";

const drawnWidth = "[...document.querySelectorAll('[role=log] img')].at(-1)?.naturalWidth ?? 0";

describe.each(screens)('at %i px, %s', (width, colorScheme) => {
  test('an administrator says why, reads a conversation, and sums up a day', async () => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, there({ width, colorScheme }));
      await signIn(page, root);
      await page.goto(`/user-convo/${annId}`);
      await page.getByRole('textbox', { name: 'Why are you reading it?' }).fill('Ann asked for help with her diary');
      await shot(page, `reason-${width}-${colorScheme}`);
      const findings = [...(await seriousFindings(page))];
      await page.getByRole('button', { name: 'Show the conversation' }).click();
      await page.getByRole('heading', { level: 1, name: 'Ann Lee' }).waitFor();
      await page.getByText('Two cups of coffee and oatmeal at 8').waitFor();
      await page.getByText('ann@example.org · Ulcerative colitis').waitFor();
      findings.push(...(await seriousFindings(page)));
      await shot(page, `conversation-${width}-${colorScheme}`);

      await page.getByRole('tab', { name: 'Conversations' }).press('ArrowRight');
      await page.getByRole('tab', { name: 'Daily Blurbs & Messages', selected: true }).waitFor();
      await page.getByLabel('Date', { exact: true }).fill(todayThere());
      await page.getByRole('button', { name: 'Generate blurb' }).click();
      const again = page.getByRole('dialog').getByRole('button', { name: 'Regenerate' });
      await page.getByText('Successfully generated 1 blurb(s)').or(again).waitFor();
      if (await again.isVisible()) await again.click();
      await page
        .getByRole('article')
        .getByText('mesalamine')
        .or(page.getByRole('article').getByText('Stools'))
        .first()
        .waitFor();
      findings.push(...(await seriousFindings(page)));
      await shot(page, `blurbs-${width}-${colorScheme}`);
      expect(findings).toEqual([]);
      expect(consoleErrors).toEqual([]);
    });
  });

  test('they talk to the assistant in her name, and page back', async () => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, there({ width, colorScheme }));
      await signIn(page, root);
      await page.goto(`/app-chat-sim/${annId}`);
      const giveReason = async () => {
        await page.getByRole('textbox', { name: 'Why are you reading it?' }).fill('Ann asked for help');
        await page.getByRole('button', { name: 'Open the chat simulator' }).click();
      };
      await giveReason();
      await page.getByRole('heading', { level: 1, name: 'Aidy' }).waitFor();
      await page.getByText('You are writing as Ann Lee (ann@example.org).', { exact: false }).waitFor();
      await say(page, 'When was my last bowel movement?');
      await page.getByText('Stool, noted today', { exact: false }).last().waitFor();
      await until('the end is in view', async () => Number(await page.evaluate(fromEnd)) <= 1);
      await shot(page, `simulator-${width}-${colorScheme}`);
      await page.locator('input[type=file]').setInputFiles(join(__dirname, '../../docs/pictures/brief.png'));
      await page.getByText('I have kept this image', { exact: false }).last().waitFor();
      await until('the image is drawn', async () => Number(await page.evaluate(drawnWidth)) > 100);
      const findings = await seriousFindings(page);
      await shot(page, `image-${width}-${colorScheme}`);
      await page.reload();
      await giveReason();
      await until('the image is fetched and drawn', async () => Number(await page.evaluate(drawnWidth)) > 100);

      const first = page.getByText('Stomach cramps since this morning');
      while ((await first.count()) === 0)
        await settled(page, () => page.getByRole('button', { name: 'Earlier messages' }).press('Enter'));
      await until('what was read stays in view', async () => Number(await page.evaluate(fromEnd)) > 50);
      await say(page, 'Rough day');
      await page.getByText('I have kept this as a note', { exact: false }).last().waitFor({ state: 'attached' });
      expect(Number(await page.evaluate(fromEnd))).toBeGreaterThan(50);
      expect(findings).toEqual([]);
      expect(consoleErrors).toEqual([]);
    });
  });

  test('a person keeps what was read, changes it, and says what they live with', async () => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, there({ width, colorScheme }));
      const ben = await joinAs(page, `ben-${width}-${colorScheme}@example.org`);
      await signIn(page, ben);
      await page.goto('/diary');
      await say(page, 'Pain 7/10, type 6');
      const card = page.getByRole('group', { name: 'What I understood' }).last();
      const all = card.getByRole('button', { name: 'Keep all' });
      await all.waitFor();
      const findings = [...(await seriousFindings(page))];
      await shot(page, `card-${width}-${colorScheme}`);
      await all.press('Enter');
      await card.getByText('Kept').nth(1).waitFor();
      await say(page, 'How many stools did I have today?');
      await page
        .getByText(/^\d+ stools? today:/)
        .last()
        .waitFor();
      await say(page, 'change the pain to 4/10');
      await page
        .getByRole('button', { name: /^Change it: Pain 4 of 10/ })
        .last()
        .press('Enter');
      await page.getByText('Changed', { exact: true }).last().waitFor();

      await say(page, 'Apple juice at 12:30');
      const asks = page.getByRole('group', { name: 'What I understood' }).filter({ hasText: 'When was it?' }).last();
      await asks.getByRole('button', { name: /^Keep, today 00:30/ }).waitFor();
      // Its words are not squeezed into a column by the buttons beside them.
      expect((await asks.getByText('Apple juice', { exact: true }).boundingBox())?.height).toBeLessThan(40);
      findings.push(...(await seriousFindings(page)));
      await shot(page, `asks-${width}-${colorScheme}`);

      const tabs = await page.getByRole('tab').all();
      const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
      expect([tabs.length, new Set(tops).size]).toEqual([4, 1]);
      await page.getByRole('tab', { name: 'Entries' }).click();
      await page
        .getByText(/^Pain 4 of 10, today/)
        // The chat, with its card, stays behind the tab.
        .filter({ visible: true })
        .first()
        .waitFor();
      findings.push(...(await seriousFindings(page)));
      await shot(page, `kept-${width}-${colorScheme}`);
      await page.getByRole('button', { name: 'Medication' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Mesalamine');
      await page.getByRole('textbox', { name: 'Dose' }).fill('500 mg');
      findings.push(...(await seriousFindings(page)));
      await shot(page, `entry-form-${width}-${colorScheme}`);
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await page
        .getByText(/^Mesalamine, 500 mg, noted today/)
        .first()
        .waitFor();
      await page.getByRole('tab', { name: 'My condition' }).click();
      await page.getByRole('textbox', { name: 'Diagnosis' }).waitFor();
      findings.push(...(await seriousFindings(page)));
      expect(findings).toEqual([]);
      expect(consoleErrors).toEqual([]);
    });
  });

  test('they see on the dashboard how many stools were logged, and by one person', async () => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, there({ width, colorScheme }));
      await signIn(page, root);
      await page.goto('/app-stats?range=week');
      const section = page.getByRole('region', { name: 'Stool Logs Over Time' });
      await section.locator('.apexcharts-series path').first().waitFor({ state: 'attached' });
      await page.getByText('Select a user to view their activity').waitFor();
      await page.getByLabel('User', { exact: true }).selectOption('a•••@example.org');
      await page.getByRole('textbox', { name: 'Why are you reading it?' }).fill('She asked');
      await page.getByRole('button', { name: 'Show the activity' }).press('Enter');
      const own = page.getByRole('region', { name: 'Activity of this user' });
      await own.locator('.apexcharts-svg').first().waitFor();
      await own.scrollIntoViewIfNeeded();
      await shot(page, `activity-${width}-${colorScheme}`);
      expect(await seriousFindings(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
    });
  });
});
