import type { Page } from 'playwright-core';
import { asKept, completedIn } from '../support/conversations/diary';
import { sharedService } from '../support/shared/services';
import { until } from '../support/until';
import { ROOT } from './accounts';
import { openPage, seriousFindings, settled, showIn, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { allWidths, widths } from './screens-of-run';
import { joinAs, newSession, signIn } from './signed-in';

/**
 * Every screen of the second specification that `screens.spec.ts` does not have, at every width and in both themes: nothing
 * scrolls sideways, axe finds nothing serious, and nothing is logged. One page for each person, since a new one takes long
 * to open.
 */

interface Screen {
  readonly path: string;
  /** What leads from the address to what is looked at. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** What the walks need to know of the product. */
interface Fixture {
  readonly baseURL: string;
  readonly annId: string;
  readonly ann: Awaited<ReturnType<typeof joinAs>>;
  readonly root: Awaited<ReturnType<typeof newSession>>;
  readonly documentId: string;
  readonly starterId: string;
  readonly folderId: string;
}

let fixture: Fixture;

beforeAll(async () => {
  const baseURL = (await sharedService('product')).url;
  fixture = await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL });
    const ann = await joinAs(page, 'walks@example.org');
    const root = await newSession(page, ROOT);
    const bearing = (access: string) => ({ authorization: `Bearer ${access}` });
    const headers = bearing(ann.access);
    const post = async <Answer>(path: string, data: object, as = headers): Promise<Answer> =>
      (await (await page.request.post(path, { headers: as, data })).json().catch(() => ({}))) as Answer;
    for (const who of [headers, bearing(root.access)])
      await post('/api/common/update-introduction/', { introduction: false }, who);
    for (const content of ['Bowel movement, type 6', 'Two cups of coffee', 'Should I drink more of it?']) {
      const data = { messages: [{ role: 'user', content }] };
      const answer = await page.request.post('/api/chronic/chat-sim-stream/', { headers, data });
      const { proposals } = completedIn(await answer.text());
      if (proposals.length > 0) await post('/api/chronic/keep-entries/', { proposals: asKept(proposals) });
    }
    const { user_uid: annId } = await post<{ user_uid: string }>('/api/common/validate-token/', {});
    const found = await page.request.get('/api/topics/search-trackers/?query=tariffs');
    const { trackers } = (await found.json()) as { trackers: readonly { id: string; recorded: boolean }[] };
    const starterId = trackers.find(({ recorded }) => recorded)?.id ?? '';
    const { tracker_id: ownId } = await post<{ tracker_id: string }>(`/api/topics/tracker/${starterId}/clone/`, {});
    await post(`/api/topics/tracker/${ownId}/update_tags/`, { tags: ['Trade', 'Steel'] });
    const { id: folderId } = await post<{ id: string }>('/api/topics/create-collection/', {
      name: 'Trade',
      description: '',
    });
    await post('/api/topics/share-collection/', { id: folderId, public: true });
    let documentId = '';
    await until('the documents are there', async () => {
      const answer = await page.request.get('/api/admin/documents', { headers: bearing(root.access) });
      const rows = (await answer.json()) as readonly { id: string; title: string }[];
      documentId = rows.find(({ title }) => title.startsWith('Further Modifying'))?.id ?? '';
      return documentId !== '';
    });
    return { baseURL, ann, root, annId, documentId, starterId, folderId };
  });
});

const asks = (question: string, answer: string | RegExp) => async (page: Page) => {
  const input = page.getByPlaceholder(/^Ask here/).last();
  await input.fill(question);
  await input.press('Enter');
  await page.getByText(answer).first().waitFor();
  await page.getByRole('button', { name: 'Send' }).last().waitFor();
};

const presses = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

const givesReason = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Why are you reading it?' }).fill('She asked for help');
  await presses('Show the conversation')(page);
  await page.getByRole('tab', { name: 'Conversations' }).waitFor();
};

const ofVisitors = ({ folderId }: Fixture): readonly Screen[] => [
  { path: '/forgot' },
  { path: '/register' },
  { path: '/reset-password/nobody/nothing' },
  { path: '/verify-email/nobody/nothing' },
  { path: '/explore/campaigns' },
  { path: '/campaigns' },
  { path: '/trump-eos' },
  { path: '/exec' },
  { path: '/exec?agency=department-of-commerce' },
  { path: '/tariffs' },
  { path: '/tariffs?country=JO' },
  { path: '/pricing' },
  { path: `/collection/${folderId}` },
];

const ofUsers = ({ starterId, folderId, documentId }: Fixture): readonly Screen[] => [
  { path: '/user' },
  { path: '/list-trackers' },
  { path: `/list-trackers/${folderId}` },
  { path: '/domain-sets' },
  { path: '/referrals' },
  { path: '/plans' },
  { path: '/portal' },
  { path: '/stats?range=week' },
  { path: '/feed' },
  { path: '/feed?tags=Trade' },
  { path: '/campaigns', act: presses('Track A Campaign') },
  { path: '/documents' },
  { path: '/documents?agency=department-of-commerce&kind=report&year=2025' },
  {
    path: `/document/${documentId}`,
    act: async (page) => {
      await asks('Who bears the costs for publication of the order?', 'The document says, on page 2:')(page);
      await page.getByRole('link', { name: 'Source 1' }).click();
      await page.locator('.pdf-text .marked').first().waitFor();
    },
  },
  {
    path: '/exec?agency=department-of-commerce',
    act: (page) => page.getByRole('region', { name: 'Documents that mention it' }).waitFor(),
  },
  { path: '/exec?agency=social-security-administration', act: asks('How many people work there?', /56,263 civilian/) },
  { path: '/tariffs?country=JO', act: asks('What is the reciprocal tariff?', /15%/) },
  {
    path: `/tracker/${starterId}`,
    act: async (page) => {
      await presses('Ask')(page);
      await asks('What happened with steel since May 2026?', /^This tracker says/)(page);
    },
  },
];

const ofAdministrators = ({ annId }: Fixture): readonly Screen[] => [
  { path: '/documents', act: presses('Add a document') },
  {
    path: '/app-stats?range=week',
    act: async (page) => {
      await page.getByLabel('User', { exact: true }).selectOption('w•••@example.org');
      await page.getByRole('textbox', { name: 'Why are you reading it?' }).fill('Ticket 12');
      await page.getByRole('button', { name: 'Show the activity' }).click();
      await page.getByRole('region', { name: 'Activity of this user' }).locator('.apexcharts-svg').first().waitFor();
    },
  },
  { path: `/user-convo/${annId}` },
  { path: `/user-convo/${annId}`, act: givesReason },
  {
    path: `/user-convo/${annId}`,
    act: async (page) => {
      await givesReason(page);
      await page.getByRole('tab', { name: 'Daily Blurbs & Messages' }).click();
      await page.getByText('No daily blurbs found').or(page.getByRole('article')).first().waitFor();
    },
  },
  { path: `/app-chat-sim/${annId}` },
  {
    path: `/app-chat-sim/${annId}`,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Why are you reading it?' }).fill('She asked for help');
      await presses('Open the chat simulator')(page);
      await page.getByText('You are writing as', { exact: false }).waitFor();
    },
  },
  { path: '/diary' },
];

/** Whether the page stays within the window once it has been drawn anew, as charts are a moment after the window changed. */
const fits = async (page: Page): Promise<boolean> => {
  try {
    await until('nothing scrolls sideways', async () => (await sidewaysOverflow(page)) === 0, 3000);
    return true;
  } catch {
    return false;
  }
};

/** What is wrong with a screen; what is not about colours is the same in both themes. axe looks at it at the widths of the run. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const width of allWidths) {
    await page.setViewportSize({ width, height: 900 });
    if (!(await fits(page))) faults.push(`at ${width} px it scrolls sideways`);
    if (!widths.includes(width)) continue;
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme);
      const found = await seriousFindings(page, { onlyColours: theme === 'dark' });
      faults.push(...found.map((finding) => `at ${width} px, ${theme}: ${finding}`));
    }
  }
  return faults;
};

test.each([
  ['a visitor', null, ofVisitors],
  ['a user', 'ann', ofUsers],
  ['an administrator', 'root', ofAdministrators],
] as const)('%s finds every screen of theirs in order', async (_who, as, screensOf) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: fixture.baseURL, reducedMotion: 'reduce' });
    if (as !== null) await signIn(page, fixture[as]);
    const faults: string[] = [];
    for (const { path, act } of screensOf(fixture)) {
      const before = consoleErrors.length;
      await page.setViewportSize({ width: 1440, height: 900 });
      await settled(page, () => page.goto(path));
      if (act !== undefined) await settled(page, () => act(page));
      const found = [...(await faultsOf(page)), ...consoleErrors.slice(before)];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test('addresses that lead on: the root, the search for bills, and the entrance of the signed-in', async () => {
  await withBrowser(async (browser) => {
    const visitor = await openPage(browser, { baseURL: fixture.baseURL });
    const led = async (page: Page, path: string): Promise<string> => {
      await settled(page, () => page.goto(path));
      return new URL(page.url()).pathname;
    };
    expect(await led(visitor.page, '/')).toBe('/sign-in');
    expect(await led(visitor.page, '/bill-search')).toBe('/explore');
    expect(await led(visitor.page, '/auth')).toBe('/explore');
    await visitor.page.getByRole('dialog', { name: 'Sign In' }).waitFor();

    const user = await openPage(browser, { baseURL: fixture.baseURL });
    await signIn(user.page, fixture.ann);
    expect(await led(user.page, '/')).toBe('/explore');
    expect(await led(user.page, '/auth')).toBe('/user');
  });
});
