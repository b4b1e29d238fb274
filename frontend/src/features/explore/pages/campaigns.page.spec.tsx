import { ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { theme } from '#shared/theme/theme';
import { userFixture } from '#features/accounts/user.fixture';
import { sourceFixture } from '#features/evidence/source.fixture';
import { CampaignsPage } from './campaigns.page';
import { ExplorePage } from './explore.page';

const server = fakeServer();

const page = (header: string): Schema<'Explore'> => ({
  header,
  subheader: 'Create up to 5 free trackers.',
  categories: ['Senate', 'House'],
  topics: [{ id: 'senate-ga', category: 'Senate', title: 'Georgia Senate' }],
  topic: null,
  trackers: [],
});

const georgia: Schema<'Topic'> = {
  id: 'senate-ga',
  category: 'Senate',
  title: 'Georgia Senate',
  tracker_description: 'Track the election in Georgia.',
  update_frequency: 'week',
  domains: ['fec.gov'],
};

beforeEach(() => {
  server.get('/api/topics/wire').answers(() => []);
  server.get('/api/topics/search-trackers').answers(() => page('Track Anything'));
  server
    .get('/api/topics/search-trackers/{presetId}')
    .answers(({ path }) =>
      path.endsWith('/campaigns') ? page('Track Any Campaign') : { ...page('Georgia Senate'), topic: georgia },
    );
});

const explore = (url = '/explore') => renderPage(<ExplorePage />, { path: '/explore/:presetId?', url });

test('a visit to Campaigns starts campaign mode, in which Explore redirects there', async () => {
  renderPage(<CampaignsPage />, { path: '/campaigns' });
  await screen.findByRole('heading', { level: 1, name: 'Track Any Campaign' });
  expect(localStorage.getItem('campaignMode')).toBe('true');
  const { location } = explore();
  await waitFor(() => expect(location()).toBe('/campaigns'));
});

describe('after a visit to Campaigns', () => {
  /** The URL after these steps between Explore and Campaigns: a path is followed as a link, -1 goes back. */
  const after = async (begin: string, ...steps: readonly (string | -1)[]) => {
    const routes = [
      { path: '/explore', element: <ExplorePage /> },
      { path: '/campaigns', element: <CampaignsPage /> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: [begin] });
    render(
      <ThemeProvider theme={theme}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>,
    );
    for (const step of steps) await act(() => (step === -1 ? router.navigate(-1) : router.navigate(step)));
    return router.state.location.pathname;
  };
  const reason = /^You came for campaigns, so Explore opened here/;

  test('the path of Explore redirects to Campaigns once, which is reported, and stays on Explore afterwards', async () => {
    await after('/campaigns');
    cleanup();
    expect(await after('/explore')).toBe('/campaigns');
    screen.getByText(reason);
    cleanup();
    expect(await after('/explore')).toBe('/explore');
    expect(localStorage.getItem('campaignMode')).toBe('false');
  });

  test('a link to Explore opens Explore', async () => {
    expect(await after('/campaigns', '/explore')).toBe('/explore');
    expect(localStorage.getItem('campaignMode')).toBe('false');
  });

  test('the path of Campaigns does not mention Explore', async () => {
    await after('/campaigns');
    expect(screen.queryByText(reason)).toBeNull();
  });

  test('going back shows the Explore of before', async () =>
    expect(await after('/explore', '/campaigns', -1)).toBe('/explore'));

  test('Explore is not replaced for somebody who has seen it before', async () =>
    expect(await after('/explore', '/campaigns', '/explore')).toBe('/explore'));
});

test('promises free trackers to those who have room for them', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const { queries } = renderPage(<CampaignsPage />, { path: '/campaigns' });
  await screen.findByText('Create up to 5 free trackers.');
  act(() => void queries.setQueryData(['user'], { ...userFixture, tracker_count: 4 }));
  await screen.findByText('Create up to 5 free trackers. You have 1 of 5 left.');
  act(() => void queries.setQueryData(['user'], { ...userFixture, tracker_count: 5 }));
  await screen.findByText('All 5 trackers of your plan are in use.');
  expect(screen.queryByText(/^Create up to 5 free trackers\./)).toBeNull();
});

test('promises no source that a run may not reach', async () => {
  renderPage(<CampaignsPage />, { path: '/campaigns' });
  await screen.findByRole('group', { name: 'Data sources' });
  screen.getByText('Read for every campaign');
  screen.getByText('Other sites are read only if a tracker names them; the log of each run says what it read.');
});

test('the wire beside campaigns tells of campaigns alone', async () => {
  const of = (id: string): Schema<'Explore'>['trackers'][number] => ({
    id,
    tracker_description: `Track ${id}`,
    display_title: id,
    updated_at: '2026-08-18T14:02:00.000Z',
    following: false,
    recorded: false,
    category: 'Senate',
    created_at: '2026-03-01T00:00:00.000Z',
    can_edit: false,
    last_line: null,
    last_line_origin: null,
    found_line: null,
  });
  const told = (id: string): Schema<'WireLine'> => ({
    tracker_id: id,
    display_title: id,
    kind: 'new',
    text: `Something happened in ${id}.`,
    source: sourceFixture(),
    mentions: null,
    at: '2026-08-18T14:02:00.000Z',
  });
  server.get('/api/topics/wire').answers(() => [told('space'), told('georgia')]);
  server
    .get('/api/topics/search-trackers/{presetId}')
    .answers(() => ({ ...page('Track Any Campaign'), trackers: [of('georgia')] }));
  renderPage(<CampaignsPage />, { path: '/campaigns' });
  await screen.findByText('Something happened in georgia.');
  expect(screen.queryByText('Something happened in space.')).toBeNull();
});

test('Explore leads to campaigns', async () => {
  explore();
  const link = await screen.findByRole('link', { name: 'Track a campaign' });
  expect(link.getAttribute('href')).toBe('/campaigns');
});

test('leaving for all topics ends campaign mode for good', async () => {
  const { user } = renderPage(<CampaignsPage />, { path: '/campaigns' });
  await user.click(screen.getByRole('link', { name: 'Explore all topics' }));
  expect(localStorage.getItem('campaignMode')).toBe('false');
  renderPage(<CampaignsPage />, { path: '/campaigns' });
  expect(localStorage.getItem('campaignMode')).toBe('false');
});

test('in campaign mode the page of a preset is still shown', async () => {
  localStorage.setItem('campaignMode', 'true');
  explore('/explore/campaigns');
  await screen.findByRole('heading', { level: 1, name: 'Track Any Campaign' });
  await screen.findByText('No trackers found.');
});

test('the page of a topic begins with its description, frequency and domains', async () => {
  explore('/explore/senate-ga');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Topic' }).value).toBe(
      'Track the election in Georgia.',
    ),
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Frequency' }).value).toBe('week');
  screen.getByText('Reads fec.gov');
});

test('a topic typed while the page loads is kept', async () => {
  let answer: () => void = () => undefined;
  server
    .get('/api/topics/search-trackers/{presetId}')
    .answers(() => new Promise((done) => (answer = () => done({ ...page('Georgia Senate'), topic: georgia }))));
  const { user } = explore('/explore/senate-ga');
  const topic = screen.getByRole<HTMLInputElement>('textbox', { name: 'Topic' });
  await user.type(topic, 'Ports');
  answer();
  await screen.findByRole('heading', { level: 1, name: 'Georgia Senate' });
  expect([topic.value, document.activeElement, topic.isConnected]).toEqual(['Ports', topic, true]);
});

test('Explore links to the pages of its topics', async () => {
  explore();
  expect((await screen.findByRole('link', { name: 'Georgia Senate' })).getAttribute('href')).toBe('/explore/senate-ga');
});

describe('the dialog of a campaign', () => {
  const open = async (access = accessToken()) => {
    saveTokens({ access, refresh: 'refresh' });
    server.get('/api/v1/documents').answers(() => []);
    const rendered = renderPage(<CampaignsPage />, { path: '/campaigns' });
    await rendered.user.click(screen.getByRole('button', { name: 'Track A Campaign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Campaign Tracker' }));
    return { ...rendered, dialog, create: dialog.getByRole<HTMLButtonElement>('button', { name: 'Create' }) };
  };

  test('creates a tracker for each item, the one still typed among them, and opens their folder', async () => {
    const campaignRequests = server
      .post('/api/topics/create-campaign')
      .answers(() => ({ tracker_uids: ['t1', 't2'], collection_uid: 'c1' }));
    const trackerRequests = server
      .post('/api/topics/initialize-tracker')
      .answers(() => ({ tracker_id: 't1', status: 'queued' }));
    const { user, dialog, create, location } = await open();
    expect(create.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: 'Candidate name' }), 'Jane Doe');
    await user.type(dialog.getByRole('combobox', { name: 'What to track' }), ' Debates');
    await user.click(create);
    await screen.findByText('Campaign Tracker created successfully!');
    await waitFor(() => expect(location()).toBe('/list-trackers/c1'));
    expect(campaignRequests.map(({ body }) => body)).toEqual([
      { name: 'Jane Doe', addons: ['Events and speeches', 'Endorsements', 'Fundraising activity', 'Debates'] },
    ]);
    expect(trackerRequests.map(({ body }) => body)).toEqual([
      { tracker_id: 't1', no_start_date: true },
      { tracker_id: 't2', no_start_date: true },
    ]);
  });

  test('says what it takes of the plan, which changes with the items', async () => {
    const { user, dialog, queries } = await open();
    act(() => void queries.setQueryData(['user'], { ...userFixture, tracker_count: 1 }));
    await dialog.findByText(/: 3 trackers\. Your plan has 5: 1 in use, 4 left\./);
    await user.type(dialog.getByRole('combobox', { name: 'What to track' }), 'Debates');
    await dialog.findByText(/: 4 trackers\. Your plan has 5: 1 in use, 4 left\./);
  });

  test('Escape asks before it discards a candidate', async () => {
    const { user, dialog } = await open();
    const name = dialog.getByRole('textbox', { name: 'Candidate name' });
    await user.type(name, 'Jane Doe{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(name).toHaveProperty('value', 'Jane Doe');
  });

  test('input errors are reported before anything is sent', async () => {
    const { user, dialog, create } = await open();
    const name = dialog.getByRole('textbox', { name: 'Candidate name' });
    await user.click(name);
    await user.tab();
    dialog.getByText('Candidate name is required');
    await user.type(name, 'Jane Doe');
    const items = dialog.getByRole('combobox', { name: 'What to track' });
    await user.type(items, 'Debates{Enter}Polling{Enter}Ads');
    dialog.getByText("You've reached the limit of 5 tracking items.");
    expect(create.disabled).toBe(true);
    await user.clear(items);
    await user.type(dialog.getByRole('textbox', { name: 'Campaign website (optional)' }), 'no site');
    dialog.getByText('Invalid domain format');
    expect(create.disabled).toBe(true);
  });

  test('the website is looked at once it was typed, and what it offers is said', async () => {
    const requests = server.post('/api/topics/discover-domain').answers(({ body: { domain } }) => ({
      domain,
      status: 'nothing_to_read',
      reason: 'lists no pages',
      feeds: [],
      sitemaps: [],
    }));
    const { user, dialog } = await open();
    const site = dialog.getByRole('textbox', { name: 'Campaign website (optional)' });
    await user.type(site, 'https://JaneDoe.example/join');
    expect(requests).toEqual([]);
    await user.tab();
    await dialog.findByText(
      /Nothing to read was found: it lists no pages\. The trackers will read what the search finds/,
    );
    server
      .post('/api/topics/discover-domain')
      .answers(({ body: { domain } }) => ({ domain, status: 'found', reason: '', feeds: [], sitemaps: [], pages: 2 }));
    await user.clear(site);
    await user.type(site, 'roe.example');
    await user.tab();
    await dialog.findByText('Its front page links to 2 pages, which will be read.');
    expect(requests.map(({ body }) => body)).toEqual([{ domain: 'janedoe.example', site: true }]);
  });

  describe('pressed while the website is still looked at', () => {
    /** Create is pressed before the check of the site has finished; `answer` gives its result. */
    const pressed = async () => {
      let answer: (status: 'found' | 'unreachable') => void = () => undefined;
      server.post('/api/topics/discover-domain').answers(
        ({ body: { domain } }) =>
          new Promise((done) => {
            const offer = { domain, reason: 'is unknown', feeds: [], sitemaps: [] };
            answer = (status) => done({ ...offer, status, ...(status === 'found' && { pages: 2 }) });
          }),
      );
      const requests = server
        .post('/api/topics/create-campaign')
        .answers(() => ({ tracker_uids: [], collection_uid: 'c1' }));
      const opened = await open();
      const { user, dialog, create } = opened;
      await user.type(dialog.getByRole('textbox', { name: 'Candidate name' }), 'Jane Doe');
      await user.type(dialog.getByRole('textbox', { name: 'Campaign website (optional)' }), 'janedoe.example');
      await user.click(create);
      await dialog.findByText('Looking for pages to read …');
      expect([create.getAttribute('aria-disabled'), requests]).toEqual(['true', []]);
      return { ...opened, requests, answer: (status: 'found' | 'unreachable') => answer(status) };
    };

    test('the campaign is created once the site is known to be read', async () => {
      const { answer, requests } = await pressed();
      answer('found');
      await screen.findByText('Campaign Tracker created successfully!');
      expect(requests).toHaveLength(1);
    });

    test('an unreadable site is reported before anything is created, and can be accepted by pressing again', async () => {
      const { user, dialog, create, answer, requests } = await pressed();
      answer('unreachable');
      await dialog.findByText(/Could not be read \(is unknown\)\./);
      await waitFor(() => expect(create.getAttribute('aria-disabled')).toBeNull());
      expect(requests).toEqual([]);
      await user.click(create);
      await screen.findByText('Campaign Tracker created successfully!');
      expect(requests).toHaveLength(1);
    });

    test('nothing is created if the dialog is closed meanwhile', async () => {
      const { user, answer, requests } = await pressed();
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: /Discard/ }));
      answer('found');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(requests).toEqual([]);
    });
  });

  test('a sixth item is refused before it becomes a chip', async () => {
    const { user, dialog } = await open();
    const items = dialog.getByRole('combobox', { name: 'What to track' });
    await user.type(items, 'Debates{Enter}Polling{Enter}Ads{Enter}');
    dialog.getByText('Polling');
    expect(dialog.queryByText('Ads')).toBeNull();
    expect(items).toHaveProperty('value', 'Ads');
    dialog.getByText("You've reached the limit of 5 tracking items.");
  });

  test('a full plan is reported, and nothing more can be sent', async () => {
    server.post('/api/topics/create-campaign').answers(() => problemResponse(400, 'MAX_TRACKERS_REACHED'));
    const { user, dialog, create } = await open();
    await user.type(dialog.getByRole('textbox', { name: 'Candidate name' }), 'Jane Doe');
    await user.click(create);
    await dialog.findByText('Maximum number of trackers reached');
    dialog.getByText(/or contact support\.$/);
    expect(create.disabled).toBe(true);
  });

  test('staff, who are the support, are led to where the administration says how to raise the limit', async () => {
    server.post('/api/topics/create-campaign').answers(() => problemResponse(400, 'MAX_TRACKERS_REACHED'));
    const { user, dialog, create } = await open(
      `staff.${btoa(JSON.stringify({ iat: 1000, exp: 1900, roles: ['admin'] }))}.signature`,
    );
    await user.type(dialog.getByRole('textbox', { name: 'Candidate name' }), 'Jane Doe');
    await user.click(create);
    const link = await dialog.findByRole('link', { name: 'or raise the limits: the administration says how.' });
    expect(link.getAttribute('href')).toMatch(/^\/admin\/users\/.*\/show$/);
    expect(dialog.queryByText(/PLAN_FREE/)).toBeNull();
    expect(dialog.queryByText(/contact support/)).toBeNull();
  });

  test('a plan that is known to be full is said to be so, with the way out and no fields', async () => {
    const { user, dialog, queries, location } = await open();
    act(() => void queries.setQueryData(['user'], { ...userFixture, tracker_count: 5 }));
    await dialog.findByText('All 5 trackers of your plan are in use.');
    const unwanted = [dialog.queryByText('Maximum number of trackers reached'), dialog.queryByRole('textbox')];
    expect(unwanted).toEqual([null, null]);
    await user.click(dialog.getByRole('button', { name: 'Open My Trackers' }));
    expect(location()).toBe('/list-trackers');
  });

  test('a plan that fills up meanwhile keeps the typed text', async () => {
    const { user, dialog, create, queries } = await open();
    const name = dialog.getByRole('textbox', { name: 'Candidate name' });
    await user.type(name, 'Jane Doe');
    act(() => void queries.setQueryData(['user'], { ...userFixture, tracker_count: 5 }));
    await dialog.findByText('All 5 trackers of your plan are in use.');
    expect([name, create.disabled]).toEqual([expect.objectContaining({ value: 'Jane Doe' }), true]);
  });

  test('trackers beyond the plan’s limit are reported before anything is sent', async () => {
    const { user, dialog, create, queries } = await open();
    const counting = (tracker_count: number) =>
      act(() => void queries.setQueryData(['user'], { ...userFixture, tracker_count }));
    counting(3);
    await user.type(dialog.getByRole('textbox', { name: 'Candidate name' }), 'Jane Doe');
    await user.type(dialog.getByRole('combobox', { name: 'What to track' }), 'Debates');
    dialog.getByText('Your plan has room for 2 more trackers: remove one.');
    expect(create.disabled).toBe(true);
    counting(1);
    await waitFor(() => expect(create.disabled).toBe(false));
  });

  test('begins with as much as the plan has room for, and says what the others need', async () => {
    const requests = server
      .post('/api/topics/create-campaign')
      .answers(() => ({ tracker_uids: [], collection_uid: 'c1' }));
    const { user, dialog, create, queries } = await open();
    act(() => void queries.setQueryData(['user'], { ...userFixture, tracker_count: 3 }));
    await dialog.findByText(
      /^Your plan has room for 2 more trackers\. Left out: Fundraising activity\. Each needs another one/,
    );
    expect(dialog.queryByText(/remove one/)).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Candidate name' }), 'Jane Doe');
    await user.click(create);
    await waitFor(() =>
      expect(requests.map(({ body }) => body.addons)).toEqual([['Events and speeches', 'Endorsements']]),
    );
  });

  test.each([
    ['by the server', 'Error creating tracker.', () => problemResponse(500, 'INTERNAL')],
    [
      'on the way',
      'An unexpected error occurred.',
      () => {
        throw new TypeError('network error');
      },
    ],
  ])('a campaign that fails %s stays in the dialog', async (_where, words, answer) => {
    server.post('/api/topics/create-campaign').answers(answer);
    const { user, dialog, create } = await open();
    await user.type(dialog.getByRole('textbox', { name: 'Candidate name' }), 'Jane Doe');
    await user.click(create);
    await screen.findByText(words);
    expect(create.disabled).toBe(false);
  });
});

test('how it works is said in three steps, with one way to begin', async () => {
  renderPage(<CampaignsPage />, { path: '/campaigns' });
  const steps = within(screen.getByRole('list', { name: 'How It Works' })).getAllByRole('listitem');
  expect(steps.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
    '1You set trackers',
    '2We do the research',
    '3You get updates your way',
  ]);
  expect(screen.queryByRole('textbox', { name: 'Topic' })).toBeNull();
  await screen.findByText('No trackers found.');
  screen.getByText(/^No one has made one public here yet/);
});

test('the sources of campaigns are shown', async () => {
  renderPage(<CampaignsPage />, { path: '/campaigns' });
  const sources = within(screen.getByRole('group', { name: 'Data sources' }));
  sources.getByText('Website Changes');
  const told = within(sources.getByRole('group', { name: 'What can be added' }));
  told.getByText('FEC Filings');
  expect(told.queryByText('News')).toBeNull();
});
