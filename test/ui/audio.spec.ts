import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { voicePrograms } from '../support/voice-programs';
import { ROOT } from './accounts';
import { openPage, seriousFindings, withBrowser } from './browser';
import { newSession, signIn } from './signed-in';

/** Briefs that are heard on the page, by a voice and without an encoder of the machine. */

const folder = temporaryFolder();
let aidy: AidyProcess;
let corpus: CorpusServer;

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date() });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    RATE_LIMIT_SCALE: '100',
    FETCH_CONNECT_TO: corpus.connectTo(),
    SCHEDULER_TICK_MS: '200',
    PLANS: JSON.stringify({ pro: { label: 'Pro', trackers: 50, daily: 25, price: 'price_pro' } }),
    PATH: voicePrograms(['espeak-ng']),
    TTS_MONTHLY_CHARACTERS: '100000',
  });
});
afterAll(async () => {
  await aidy.stop();
  await corpus.close();
});

/** What the page's own account asks of the API. */
const asking = (page: Page, access: string) => ({
  post: async (path: string, data: object) =>
    (await page.request.post(path, { headers: { authorization: `Bearer ${access}` }, data })).json(),
  get: async (path: string) =>
    (await page.request.get(path, { headers: { authorization: `Bearer ${access}` } })).json(),
});

test('with a plan, audio is turned on, and a brief is heard with its chapters', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    const findings: string[] = [];
    const look = async () => void findings.push(...(await seriousFindings(page)));
    const session = await newSession(page, ROOT);
    await signIn(page, session);
    const own = asking(page, session.access);
    const { tracker_id: tracker } = await own.post('/api/topics/create-tracker/', {
      tracker_description: 'Track new and changed United States tariffs by product and country.',
      update_frequency: 'week',
      domains: ['whitehouse.gov'],
    });

    // Without a plan, nothing says that there is audio.
    await page.goto('/list-trackers');
    await page.getByRole('switch', { name: 'Send to Email' }).waitFor();
    expect(await page.getByRole('switch', { name: 'Include Audio' }).count()).toBe(0);
    await own.post('/api/common/local-billing/', { outcome: 'paid', plan: 'pro' });
    await page.reload();
    const include = page.getByRole('switch', { name: 'Include Audio' });
    await include.waitFor();
    expect(await page.getByRole('button', { name: 'Listen' }).count()).toBe(0);

    await page.route('**/update-audio-preference', (route) => route.abort(), { times: 1 });
    await include.click();
    await page
      .getByText('Failed to update audio setting')
      .or(page.getByText(/could not be reached/))
      .first()
      .waitFor();
    await until('it is as before', async () => (await include.getAttribute('aria-checked')) === 'false');
    await include.click();
    await page.getByText('Audio on').waitFor();
    await look();

    await until('a brief can be heard', async () => (await own.get('/api/topics/recordings/')).length === 1);
    await page.goto(`/tracker/${tracker}`);
    await page.getByRole('button', { name: 'Listen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Listen' });
    await dialog.getByRole('button', { name: /^Listen: / }).click();
    const player = dialog.getByRole('group', { name: /^Player: / });
    await player.getByRole('button', { name: 'Play' }).click();
    await player.getByRole('button', { name: 'Pause' }).waitFor();
    await player.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
    const sound = () =>
      page.locator('audio').evaluate((audio: { currentTime: number; playbackRate: number; duration: number }) => ({
        at: audio.currentTime,
        speed: audio.playbackRate,
        length: audio.duration,
      }));
    await until('it is heard', async () => (await sound()).at > 0.3);
    await player.getByRole('button', { name: 'Forward 30 seconds' }).click();
    const { length, speed } = await sound();
    expect(speed).toBe(1.5);
    expect(length).toBeGreaterThan(5);
    await player.getByRole('button', { name: 'Back 15 seconds' }).click();
    await player.getByRole('slider', { name: 'Position' }).focus();
    await page.keyboard.press('Home');
    await until('it begins anew', async () => (await sound()).at < 2);
    await look();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.goto('/user');
    await page.getByText('Updates are read out by espeak-ng on this server').waitFor();
    await page.getByText(/of 100,000 characters are used this month/).waitFor();
    await look();
    await page.getByRole('link', { name: 'Listen to your updates' }).click();
    await page.getByRole('dialog', { name: 'Listen' }).waitFor();
    expect(findings).toEqual([]);
    expect(consoleErrors.filter((error) => !/update-audio-preference|ERR_FAILED/.test(error))).toEqual([]);
  });
});
