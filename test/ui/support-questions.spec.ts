import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { ROOT } from './accounts';
import { expectSoon, openPage, withBrowser } from './browser';
import { joinAs, newSession, type Session, signIn } from './signed-in';

const TARIFFS = 'Track new and changed United States tariffs by product and country.';
/** Changes the overview, so that what it said before is a question. */
const LATER =
  'The Proclamation raises tariffs on glass beads from 4% to 31%. It takes effect at once and covers all countries of origin.';
const folder = temporaryFolder();
let corpus: CorpusServer;
let aidy: AidyProcess;
let root: Session;
let annId: string;
/** Ann's, read from the corpus. */
let tariffs: string;
/** Ann's, whose only host does not answer. */
let silent: string;

type Send = (by: Session, path: string, data?: object) => Promise<Record<string, string>>;

/** What Ann and staff did, and beside it what others did alike. */
const seed = async (page: Page): Promise<void> => {
  const headers = (by: Session) => ({ authorization: `Bearer ${by.access}` });
  const send: Send = async (by, path, data = {}) => {
    const answer = await page.request.post(`/api/${path}/`, { headers: headers(by), data });
    expect([path, answer.ok()]).toEqual([path, true]);
    return (await answer.body()).length === 0 ? {} : answer.json();
  };
  const get = async (by: Session, path: string) =>
    (await page.request.get(`/api/${path}/`, { headers: headers(by) })).json();
  const runsAreOver = (by: Session, id: string, count: number) =>
    until(`${count} runs are over`, async () => {
      const runs = await get(by, `topics/tracker/${id}/runs`);
      return (
        runs.length === count && runs.every(({ finished_at }: { finished_at: string | null }) => finished_at !== null)
      );
    });
  root = await newSession(page, ROOT);

  const ann = await joinAs(page, 'ann@example.org');
  const bob = await joinAs(page, 'bob@example.org');
  annId = (await get(ann, 'common/user')).user_uid;
  const bobId = (await get(bob, 'common/user')).user_uid;
  const create = async (by: Session, changes: object) =>
    (
      await send(by, 'topics/create-tracker', {
        tracker_description: TARIFFS,
        update_frequency: 'week',
        domains: ['whitehouse.gov'],
        ...changes,
      })
    ).tracker_id ?? '';
  tariffs = await create(ann, {});
  silent = await create(ann, { tracker_description: 'Copper quotas', domains: ['gone.invalid'] });
  const deleted = await create(ann, { tracker_description: 'Old quotas', domains: ['gone.invalid'] });
  const ofBob = await create(bob, { tracker_description: 'Copper quotas', domains: ['gone.invalid'] });
  for (const [by, id] of [
    [ann, tariffs],
    [ann, silent],
    [bob, ofBob],
  ] as const)
    await runsAreOver(by, id, 1);
  await page.request.delete(`/api/topics/delete-tracker/${deleted}/`, { headers: headers(ann) });
  corpus.addPage({
    url: 'https://www.whitehouse.gov/fact-sheets/2026/08/glass-beads/',
    title: 'The United States Raises Tariffs on Glass Beads',
    published: new Date(performance.timeOrigin + performance.now()).toISOString(),
    text: LATER,
  });
  await send(ann, `topics/tracker/${tariffs}/run`);
  await runsAreOver(ann, tariffs, 2);

  await send(root, 'admin/users/' + bobId + '/unmask', { reason: 'Not about Ann' });
  await send(root, 'admin/users/' + annId + '/unmask', { reason: 'Ticket 4411' });
  const asBob = await send(root, 'common/impersonate', { user_uid: bobId, reason: 'Ticket 4410' });
  const asAnn = await send(root, 'common/impersonate', { user_uid: annId, reason: 'Ticket 4411' });
  const acting = (tokens: Record<string, string>): Session => ({ ...root, access: tokens.access ?? '' });
  const weekly = { tracker_description: TARIFFS, domains: ['whitehouse.gov'], update_frequency: 'month' };
  await send(acting(asBob), 'topics/toggle-public/' + ofBob, { public: true });
  await send(acting(asAnn), 'topics/create-tracker', { ...weekly, tracker_id: tariffs });

  for (const by of [ann, bob]) {
    const { id } = await send(by, 'topics/create-collection', { name: 'Trade' });
    await send(by, 'topics/share-collection', { id, public: true });
    await send(by, 'common/api-tokens', { name: 'Script', scopes: [by === ann ? 'write' : 'read'] });
  }
  const question = { question_text: 'Your budget, please.', required: true, repeatable: false };
  await send(root, 'admin/upload-questions', { ...question, inputs: [{ name: 'budget' }] });
  const budget = { name: 'budget.txt', mimeType: 'text/plain', buffer: Buffer.from('Rent: 12') };
  const multipart = { draft_doc_id: annId, input_name: 'budget', file: budget };
  const sent = await page.request.post('/api/v1/upload-answer-file/', { headers: headers(ann), multipart });
  expect(sent.status()).toBe(201);
  // Last, since a role cannot be acted as.
  await send(root, 'admin/users/' + bobId + '/grant-role', { role: 'admin', reason: 'Another desk' });
  await send(root, 'admin/users/' + annId + '/grant-role', { role: 'staff', reason: 'Joins the desk' });
};

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date(performance.timeOrigin + performance.now()) });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    FETCH_CONNECT_TO: corpus.connectTo(),
    RATE_LIMIT_SCALE: '100',
  });
  await withBrowser(async (browser) => seed((await openPage(browser, { baseURL: aidy.url })).page));
});
afterAll(async () => {
  await aidy.stop();
  await corpus.close();
});

/** A page of the administration on which the clicks are counted. */
interface Desk {
  readonly page: Page;
  click(target: Locator): Promise<void>;
}

const row = (page: Page, ...words: readonly (string | RegExp)[]): Locator =>
  words.reduce<Locator>((rows, hasText) => rows.filter({ hasText }), page.getByRole('row')).first();
const part = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const inPart = (page: Page, title: string, ...words: readonly (string | RegExp)[]): Locator =>
  words.reduce<Locator>((rows, hasText) => rows.filter({ hasText }), part(page, title).getByRole('row')).first();
const fact = (page: Page, name: string): Locator => page.locator(`dt:text-is("${name}") + dd`).first();
const nav = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true });

const toAnn = async ({ page, click }: Desk): Promise<void> => {
  await page.goto(`/admin/users?filter=${encodeURIComponent(JSON.stringify({ email: 'ann@example.org' }))}`);
  await page.getByText('1-1 of 1').waitFor();
  await click(page.getByRole('cell', { name: /ann@example\.org|a•••/ }));
};
const toTracker = async ({ page, click }: Desk, id: () => string): Promise<void> => {
  await page.goto(`/admin/trackers?filter=${encodeURIComponent(JSON.stringify({ id: id() }))}`);
  await page.getByText('1-1 of 1').waitFor();
  await click(page.locator('td.column-title'));
};
const toRun = async (desk: Desk, id: () => string): Promise<void> => {
  await toTracker(desk, id);
  await desk.click(inPart(desk.page, 'Runs', 'created'));
  await desk.page.getByRole('heading', { name: 'Documents' }).waitFor();
};
const toHistory = async (desk: Desk, event: string): Promise<void> => {
  await toTracker(desk, () => tariffs);
  await desk.click(desk.page.getByRole('link', { name: 'History, and what it was like' }));
  await desk.page.waitForURL(/\/history/);
  await desk.click(row(desk.page, event));
};
const shows = (locator: Locator): Promise<void> => locator.first().waitFor();

/** By the question's heading in the document: the path to its answer, which fails where the answer does not appear. */
const paths: Readonly<Record<string, (desk: Desk) => Promise<unknown>>> = {
  'Why did no update come?': async (desk) => {
    await toTracker(desk, () => silent);
    await shows(inPart(desk.page, 'Runs', 'failed', 'UNREACHABLE'));
  },
  'Who saw my data?': async (desk) => {
    await toAnn(desk);
    await shows(
      inPart(
        desk.page,
        'Decisions about this user, and why',
        'Viewed name and address',
        'root@example.org',
        'Ticket 4411',
      ),
    );
    await shows(inPart(desk.page, 'Who acted as this user', 'root@example.org'));
    await expectSoon(() => part(desk.page, 'Who acted as this user').getByRole('row').count()).toBe(2);
  },
  'Who acted as me, and what did they do?': async (desk) => {
    await toAnn(desk);
    await shows(inPart(desk.page, 'All events that involve this user', 'TrackerRevised', /root@example\.org\s*as/));
  },
  'What did this tracker cost?': async (desk) => {
    await toTracker(desk, () => tariffs);
    await shows(fact(desk.page, 'Cost').getByText(/^\$0\.00 for \d runs?$/));
  },
  'Why was this page left out?': async (desk) => {
    await toRun(desk, () => tariffs);
    await expectSoon(() => row(desk.page, 'left out').innerText()).toMatch(/left out\s+\S+/);
  },
  'Why was a page off topic?': async (desk) => {
    await toRun(desk, () => tariffs);
    await shows(row(desk.page, 'left out', /topic/i));
  },
  'What did this run read?': async (desk) => {
    await toRun(desk, () => tariffs);
    await shows(fact(desk.page, 'Sources').getByText(/\d+ read of \d+/));
    await shows(row(desk.page, 'told', 'whitehouse.gov'));
  },
  'Why is this source not read?': async (desk) => {
    await toRun(desk, () => silent);
    await shows(fact(desk.page, 'Reason').getByText('UNREACHABLE'));
  },
  'Where does this sentence come from?': async (desk) => {
    await toRun(desk, () => tariffs);
    await desk.click(inPart(desk.page, 'Claims', /new|confirmed/));
    await shows(desk.page.locator('mark'));
    await shows(desk.page.getByRole('link', { name: /^https:\/\/www\.whitehouse\.gov\// }));
  },
  'Who changed this, and as whom?': async (desk) => {
    await toHistory(desk, 'TrackerRevised');
    await expectSoon(() => row(desk.page, 'TrackerRevised').innerText()).toMatch(/root@example\.org\s+as \S+/);
    await shows(row(desk.page, 'ImpersonationStarted', 'root@example.org'));
    await expectSoon(() => desk.page.getByRole('row').filter({ hasText: 'ImpersonationStarted' }).count()).toBe(1);
  },
  'What did this event change?': async (desk) => {
    await toHistory(desk, 'TrackerRevised');
    await shows(fact(desk.page, 'Frequency').locator('del').getByText('weekly'));
    await shows(fact(desk.page, 'Frequency').locator('ins').getByText('monthly'));
  },
  'What did the overview say on 3 March?': async (desk) => {
    await toHistory(desk, 'StateEstablished');
    await shows(desk.page.getByText(/^The past: as it was on/));
    const overview = fact(desk.page, 'Overview');
    await shows(overview.getByText(/\[1\]/));
    expect(await overview.innerText()).not.toMatch(/glass beads/i);
    await shows(fact(desk.page, 'Frequency').getByText('weekly'));
    // Not because it never said so.
    await row(desk.page, 'UpdatePublished').click();
    await shows(overview.getByText(/glass beads/i));
  },
  'Why am I at my limit?': async (desk) => {
    await toAnn(desk);
    await shows(fact(desk.page, 'Limits').getByText('2 of 5 trackers, 0 of 2 daily'));
  },
  'Who shared this folder?': async (desk) => {
    await toAnn(desk);
    await shows(inPart(desk.page, 'Events of their folders', 'CollectionPublished', 'ann@example.org'));
  },
  'When did this person last sign in?': async (desk) => {
    await toAnn(desk);
    await shows(inPart(desk.page, 'Sessions', 'live').locator('time'));
    await expectSoon(() => part(desk.page, 'Sessions').getByRole('row').count()).toBe(2);
  },
  'Which API tokens does this person have?': async (desk) => {
    await toAnn(desk);
    await shows(inPart(desk.page, 'API tokens', 'write'));
    await expectSoon(() => part(desk.page, 'API tokens').getByRole('row').count()).toBe(2);
  },
  'What was deleted, and when?': async (desk) => {
    await toAnn(desk);
    await shows(inPart(desk.page, 'Trackers', 'Old quotas').locator('.column-deleted_at time'));
    expect(await inPart(desk.page, 'Trackers', 'Copper quotas').locator('.column-deleted_at time').count()).toBe(0);
  },
  'Who granted this role?': async (desk) => {
    await toAnn(desk);
    await desk.click(
      inPart(desk.page, 'Decisions about this user, and why', 'Joins the desk').getByRole('link', {
        name: /Granted a role/,
      }),
    );
    await shows(fact(desk.page, 'Who').getByText('root@example.org'));
    await shows(desk.page.locator('pre').getByText('"role": "staff"'));
  },
  'Is the read model right?': async ({ page, click }) => {
    await page.goto('/admin/users');
    await click(nav(page, 'Read models'));
    await click(page.getByRole('cell', { name: 'trackers', exact: true }));
    await click(page.getByRole('button', { name: 'Verify' }));
    await shows(page.getByText(/^No differences: /));
  },
  'Did my activation mail leave?': async (desk) => {
    await toAnn(desk);
    await shows(inPart(desk.page, 'Deliveries to this user', 'Account mail'));
  },
  'Why did no mail with an update come?': async (desk) => {
    await toAnn(desk);
    await shows(inPart(desk.page, 'Deliveries to this user', 'Brief by mail'));
  },
  'Did my files arrive?': async (desk) => {
    await toAnn(desk);
    await desk.click(inPart(desk.page, 'Answers to upload questions', '1 of 1 required'));
    await shows(desk.page.getByRole('group', { name: 'Budget' }).getByText('b•••.txt'));
  },
};

/** The questions of the document that can be answered today, by their headings. */
const questions = [
  ...readFileSync(join(__dirname, '../../docs/how-to/answer-support-questions.md'), 'utf8')
    .split('## Not yet', 1)
    .join()
    .matchAll(/^### (.+)$/gm),
].map(([, question = '']) => question);

test('the document asks what is answered here, at least twenty questions with those that wait', () => {
  expect(questions).toEqual(Object.keys(paths));
  expect(questions.length).toBeGreaterThanOrEqual(17);
});

test('each question is answered in at most three clicks', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    const clicks: Record<string, number> = {};
    for (const [question, follow] of Object.entries(paths)) {
      clicks[question] = 0;
      const click = async (target: Locator) => {
        clicks[question] = (clicks[question] ?? 0) + 1;
        await target.click();
      };
      await follow({ page, click }).catch((error: unknown) => {
        throw new Error(`${question} ${String(error)}`);
      });
    }
    expect(Object.entries(clicks).filter(([, count]) => count < 1 || count > 3)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});
