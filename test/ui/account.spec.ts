import type { Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { PASSWORD } from './accounts';
import { expectSoon, openPage, seriousFindings, withBrowser } from './browser';
import { pressWithoutSession } from './in-page';
import { screens } from './screens-of-run';
import { joinAs, signIn } from './signed-in';

/** The settings of an account, and a super user acting as its owner. */

let aidy: SharedServices['product'];
beforeAll(async () => {
  aidy = await sharedService('product');
});

test('names and email time are changed, even if the session ends in the middle', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, await joinAs(page, 'ann@example.org'));
    await page.goto('/explore');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'My Account' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByLabel('Email send time').selectOption('13:30');
    await page.getByText('Email time updated').waitFor();

    await page.getByLabel('Last name').fill('Li');
    // Pressed at once: any other request in between would find the session ended, and open the dialog over the button.
    await pressWithoutSession(page, 'Save profile');
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill('ann@example.org');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Login successful!').waitFor();
    await expectSoon(() => page.getByLabel('Last name').inputValue()).toBe('Li');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile updated').waitFor();

    await page.reload();
    await expectSoon(() => page.getByLabel('Last name').inputValue()).toBe('Li');
    await expectSoon(() => page.getByLabel('Email send time').inputValue()).toBe('13:30');
    expect(consoleErrors.filter((error) => !error.includes('status of 401'))).toEqual([]);
  });
});

test('a password is changed in a session that goes on, and the list says which browser is signed out', async () => {
  const [email, another] = ['pat@example.org', 'a chair by the door'];
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 390, colorScheme: 'dark' });
    await joinAs(page, email);
    await page.goto('/sign-in');
    const enter = async (on: Page, word: string) => {
      await on.getByLabel('Email').fill(email);
      await on.getByLabel('Password', { exact: true }).fill(word);
      await on.getByRole('button', { name: 'Sign In' }).click();
      await on.getByRole('heading', { name: 'My Trackers' }).waitFor();
    };
    await enter(page, PASSWORD);

    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
    const { page: there } = await openPage(browser, { baseURL: aidy.url, userAgent });
    await there.goto('/sign-in');
    await enter(there, PASSWORD);

    await page.goto('/user');
    const sessions = page.getByRole('list', { name: 'Sessions' });
    await sessions.getByText('Safari on iPhone').waitFor();
    await sessions.getByText('Chrome on Linux').first().waitFor();

    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('not the one');
    await dialog.getByLabel('New password').fill(another);
    await dialog.getByRole('button', { name: 'Show password' }).last().click();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('New password').press('Enter');
    await dialog.getByText('The password is wrong.').waitFor();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New password').press('Enter');
    await page.getByText('Password changed').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await sessions.getByText('Safari on iPhone').waitFor({ state: 'detached' });

    await there.goto('/user');
    await there.getByRole('dialog', { name: 'Sign In' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'My Account' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await there.goto('/sign-in');
    await enter(there, another);
    expect(consoleErrors.filter((error) => !error.includes('status of 400'))).toEqual([]);
  });
});

test('a new user is introduced once, and again when they ask for it', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 768, colorScheme: 'dark' });
    await signIn(page, await joinAs(page, 'new@example.org'));
    await page.goto('/list-trackers');
    const introduction = page.getByRole('region', { name: 'Introduction' });
    await introduction.getByRole('figure').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await introduction.getByRole('button', { name: 'Continue' }).click();
    await introduction.getByRole('button', { name: 'Crewed missions to the Moon' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await introduction.getByRole('button', { name: 'Start', exact: true }).click();
    await introduction.getByLabel('Time zone').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await introduction.getByRole('button', { name: 'Open your tracker' }).click();
    await page.waitForURL('**/tracker/**');

    await page.goto('/user');
    await page.getByRole('button', { name: 'Show it again' }).click();
    await page.waitForURL('**/list-trackers');
    const ended = page.waitForResponse(/update-introduction/);
    await introduction.getByRole('button', { name: 'Skip the introduction' }).click();
    await ended;
    await page.reload();
    await page.getByRole('link', { name: 'Crewed missions to the Moon' }).waitFor();
    expect(await introduction.count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});

const signInAs = async (page: Page, email: string): Promise<void> => {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'My Trackers' }).waitFor();
};

test.each(screens)('a super user acts as someone else and returns, %i px, %s', async (width, colorScheme) => {
  await withBrowser(async (browser) => {
    const { page: other } = await openPage(browser, { baseURL: aidy.url });
    const { access } = await joinAs(other, `bob-${width}-${colorScheme}@example.org`);
    const bearer = { headers: { authorization: `Bearer ${access}` } };
    const { user_uid } = (await (await other.request.get('/api/common/user/', bearer)).json()) as {
      user_uid: string;
    };

    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
    await signInAs(page, 'root@example.org');
    const openMenu = async () => {
      if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
    };
    await openMenu();
    await page.getByRole('button', { name: 'Impersonate' }).click();
    await page.getByLabel('User id').fill(user_uid);
    await page.getByLabel('Reason').fill('Ticket 12');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click();
    await page.getByText(`Now impersonating bob-${width}-${colorScheme}@example.org`).waitFor();
    const banner = page.getByText(`You are impersonating bob-${width}-${colorScheme}@example.org`);
    await banner.waitFor();
    await openMenu();
    expect(await page.getByRole('button', { name: 'Impersonate' }).count()).toBe(0);

    await page.goto('/user');
    await banner.waitFor();
    await page.getByText('Ticket 12').waitFor();
    expect(await page.getByText('API tokens').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    await page.reload();
    await banner.waitFor();
    await page.getByRole('button', { name: 'Exit' }).click();
    await page.getByText('Exited impersonation').waitFor();
    await banner.waitFor({ state: 'detached' });
    await openMenu();
    await page.getByRole('button', { name: 'Impersonate' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
