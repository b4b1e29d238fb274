import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { settableClock } from '../support/settable-clock';
import { temporaryFolder } from '../support/temporary-folder';
import { expectSoon, openPage, seriousFindings, showIn, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';

const DAY_MS = 86_400_000;
/** The evening before the duties on Canadian goods were announced. */
const BEFORE = Date.parse('2026-07-19T20:00:00Z');
const folder = temporaryFolder();
const clock = settableClock(folder, BEFORE);

let corpus: CorpusServer;
let aidy: AidyProcess;
beforeAll(async () => {
  corpus = await startCorpusServer({ now: clock.now });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    CLOCK_OFFSET_FILE: clock.file,
    SCHEDULER_TICK_MS: '500',
    FETCH_CONNECT_TO: corpus.connectTo(),
  });
});
afterAll(async () => {
  expect(await aidy.stop()).toBe(0);
  await corpus.close();
});

/** Nothing scrolls sideways at any width, and axe finds nothing serious in either theme. */
const expectSound = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await showIn(page, colorScheme);
    const findings = await seriousFindings(page, { onlyColours: colorScheme === 'light' });
    expect([colorScheme, ...findings]).toEqual([colorScheme]);
  }
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A map draws itself anew after the window has changed.
    await expectSoon(async () => [width, await sidewaysOverflow(page)]).toEqual([width, 0]);
  }
};

/** Reloads the page until it shows the element. */
const shownEventually = async (page: Page, element: Locator): Promise<void> => {
  for (let look = 0; look < 30; look++) {
    const shown = element.first().waitFor({ timeout: 10_000 });
    if (await shown.then(() => true).catch(() => false)) return;
    await page.reload();
  }
  throw new Error(`Not shown on ${page.url()}:\n${await page.locator('main').innerText()}`);
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** `shown`: how the switch names the language that is spoken. */
const changeLanguage = async (page: Page, shown: string, to: string): Promise<void> => {
  await press(page, shown);
  await page.getByRole('menuitemradio', { name: to, exact: true }).click();
};

test('somebody changes to German before signing in, registers, and reads a first update in it', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill('neu@example.org');
    await changeLanguage(page, 'Language: English', 'Deutsch');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('neu@example.org');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await expectSoon(() => page.title()).toBe('Aidy · Anmelden');
    await expectSound(page);

    await press(page, 'Registrieren');
    await page.getByRole('heading', { name: 'Konto anlegen' }).waitFor();
    await expectSound(page);
    await page.getByLabel('E-Mail-Adresse').fill('neu@example.org');
    await press(page, 'Registrieren');
    await page.getByText('Wir haben einen Bestätigungslink an neu@example.org geschickt.').waitFor();
    await page.getByRole('link', { name: 'Postausgang dieses Computers öffnen' }).click();
    const mail = page.getByRole('article').filter({ hasText: 'neu@example.org' });
    await shownEventually(page, mail);
    await mail
      .getByRole('link', { name: /activate/i })
      .first()
      .click();

    await page.getByRole('heading', { name: 'Konto aktivieren und loslegen' }).waitFor();
    await page.getByLabel('Vorname').fill('Anna');
    await page.getByLabel('Nachname').fill('Neu');
    await page.getByLabel('Passwort', { exact: true }).fill('ein Tisch am Fenster');
    await press(page, 'Aktivieren');
    await page.getByRole('heading', { name: 'Meine Tracker' }).waitFor();
    await page.getByRole('heading', { name: 'Ein Tracker liest die Quellen für dich' }).waitFor();
    await expectSound(page);

    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Neuer Tracker' });
    await dialog.getByLabel('Beschreibung').fill('Track new and changed United States tariffs by product and country.');
    await dialog.getByLabel('Häufigkeit').selectOption('Täglich');
    await press(page, 'Domain hinzufügen');
    await dialog.getByRole('textbox', { name: 'Domain Nr. 1' }).fill('www.whitehouse.gov');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Tracker anlegen' }).click();
    await page.getByText('Tracker angelegt!').waitFor();

    const overview = page.getByRole('region', { name: 'Überblick' });
    await overview
      .getByRole('link', { name: /^Quelle \d+:/ })
      .first()
      .waitFor();
    await page.getByText('Noch keine Updates.').waitFor();
    await page.getByText('Angelegt am 19. Juli 2026').waitFor();

    clock.set(BEFORE + DAY_MS + 6 * 3_600_000);
    const update = page.getByRole('article', { name: /^Update vom \d+\. Juli 2026$/ });
    await shownEventually(page, update);
    await update.getByText('Neu', { exact: true }).first().waitFor();
    expect(await update.getByText(/aus 1 Quelle$/).count()).toBe(1);
    await expectSound(page);

    await page.goto('/feed');
    await page.getByRole('button', { name: 'Alle als gelesen markieren' }).waitFor();
    await expectSound(page);
    for (const [path, heading, text] of [
      ['/user', 'Mein Konto', 'Noch keine API-Tokens.'],
      ['/domain-sets', 'Quellensets', 'Noch keine Quellensets'],
      ['/recently-deleted', 'Zuletzt gelöscht', 'In den letzten 30 Tagen wurde nichts gelöscht.'],
      ['/referrals', 'Empfehlungen', 'Dein Empfehlungslink'],
      ['/documents', 'Dokumente', 'Stell einem Dokument eine Frage'],
      ['/stats', 'Themen-Dashboard', 'Durchläufe nach Ausgang'],
      ['/image-search', 'Bildersuche', 'Gib ein, was zu sehen sein soll'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.getByText(text).first().waitFor();
      // Words that an English sentence or date would leave behind; titles and updates are in the language of their pages.
      expect(await page.locator('main').innerText()).not.toMatch(/\b(?:your|yesterday|ago|last|sent|July)\b/i);
      await expectSound(page);
    }

    // The choice is the browser's: signed out, it is still German, until it is changed back.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Abmelden' }).click();
    await changeLanguage(page, 'Sprache: Deutsch', 'English');
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();

    // The clock jumped past the access token's expiry: the browser logs the 401 that led to the refresh.
    expect(consoleErrors.filter((error) => !error.includes('401'))).toEqual([]);
  });
});

test('a browser that speaks German gets German, until another language is chosen', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, locale: 'de-AT' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    for (const [path, heading, text] of [
      ['/explore', 'Verfolge, was dir wichtig ist', 'Ideen für den Anfang'],
      ['/explore/us-tariffs', 'US-Zölle', 'Ein Vorschlag, auf Englisch wie seine Quellen.'],
      ['/campaigns', 'Jeden Wahlkampf verfolgen', 'Wird für jeden Wahlkampf gelesen'],
      ['/trump-eos', 'Trumps Präsidialerlasse', /Erlasse, unterzeichnet vom 20\. Jänner 2025 bis zum/],
      ['/tariffs', 'Zoll-Tracker', 'Vereinigtes Königreich'],
      ['/exec', 'US-Bundesbehörden', 'Nachgeordnete Behörden'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.getByText(text).first().waitFor();
      await expectSound(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await page.goto('/sign-in');
    await changeLanguage(page, 'Sprache: Deutsch', 'English');
    await page.goto('/explore');
    await page.getByRole('heading', { name: 'Track Anything' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
