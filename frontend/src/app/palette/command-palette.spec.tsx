import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { languages } from '#shared/language/language';
import { accessToken, configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { closeAuthDialog, useAuthRequest } from '#features/accounts/published/auth-dialog';
import { userFixture } from '#features/accounts/user.fixture';
import { documentFixture } from '#features/documents/document.fixture';
import {
  closeTrackerDialog,
  useTrackerDialogRequest,
} from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { inItsOwnWords } from '../language/language-names';
import { CommandPalette } from './command-palette';

const server = fakeServer();

const metals = { id: 'metals', name: 'Metals', children: [] };
const tree = { id: null, name: 'My Trackers', children: [{ id: 'trade', name: 'Trade', children: [metals] }] };

const signIn = () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/topics/get-collection-tree').answers(() => ({ collectionsTree: tree, collectionsMap: {} }));
  server.get('/api/common/user').answers(() => userFixture);
  server.get('/api/v1/documents').answers(() => []);
  server.get('/api/topics/my-trackers').answers(() => [
    { id: 't1', name: 'Steel tariffs', parent_id: 'metals', can_edit: true },
    { id: 't2', name: 'Moon missions', parent_id: null, can_edit: false },
  ]);
};

const nothing: Schema<'Found'> = { trackers: [], lines: [], countries: [], agencies: [] };

/** The server's results by search text. */
const findable = (found: Readonly<Record<string, Partial<Schema<'Found'>>>>) =>
  server.get('/api/topics/find').answers(({ query }) => ({ ...nothing, ...found[query.get('query') ?? ''] }));

const publicTracker = (id: string, name: string): Schema<'ExploreTracker'> => ({
  id,
  tracker_description: name,
  display_title: null,
  category: 'Space',
  created_at: '2026-03-01T09:00:00Z',
  updated_at: '2026-03-01T09:00:00Z',
  following: false,
  can_edit: false,
  recorded: false,
  last_line: null,
  last_line_origin: null,
  found_line: null,
});

const copperLine: Schema<'Found'>['lines'][number] = {
  tracker_id: 'p1',
  display_title: 'Norland’s duties',
  claim_id: 'c1',
  update_id: null,
  text: 'Norland exempts copper from its duties.',
  marks: [{ from: 16, to: 22 }],
  host: 'council.example',
  day: '2025-02-20',
};

const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  const auth = useAuthRequest();
  const tracker = useTrackerDialogRequest();
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && <CommandPalette onClose={() => setIsOpen(false)} />}
      <output>{auth?.dialog ?? tracker?.intention}</output>
    </>
  );
};

const opened = async (url = '/') => {
  const shown = renderPage(<Page />, { path: '/*', url });
  await shown.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...shown, field: await screen.findByRole('combobox', { name: 'Search or jump to…' }) };
};
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => {
  closeAuthDialog();
  closeTrackerDialog();
});

describe('signed in', () => {
  beforeEach(signIn);
  beforeEach(() => findable({ moon: { trackers: [publicTracker('p0', 'Lunar landings')] } }));

  test('goes to a page, a folder and a tracker by keyboard alone', async () => {
    const { user, location } = await opened();
    await screen.findByRole('option', { name: /Steel tariffs/ });
    await user.keyboard('steel{Enter}');
    await waitFor(() => expect(location()).toBe('/tracker/t1'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('metals');
    expect(names()).toEqual(['Steel tariffsMy Trackers / Trade / Metals', 'MetalsMy Trackers / Trade']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location()).toBe('/list-trackers/metals'));

    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('accou{Enter}');
    await waitFor(() => expect(location()).toBe('/user'));
  });

  test('lists the public trackers that the server finds, each once', async () => {
    const { user } = await opened();
    await user.keyboard('moon');
    await screen.findByRole('option', { name: /Lunar landings/ });
    await screen.findByRole('option', { name: 'Track “moon”' });
    expect(names()).toEqual(['Moon missionsFollowed', 'Lunar landingsSpace', 'Track “moon”']);
    expect(screen.getByRole('group', { name: 'Public trackers' })).toBeDefined();
  });

  test('finds lines of trackers and opens the tracker at the line', async () => {
    findable({ copper: { lines: [copperLine] } });
    const { user, location, hash } = await opened();
    await user.keyboard('copper');
    const line = await screen.findByRole('option', { name: /Norland exempts copper/ });
    expect(line.textContent).toBe('Norland exempts copper from its duties.February 20, 2025 · Norland’s duties');
    expect(line.querySelector('mark')?.textContent).toBe('copper');
    expect(screen.getByRole('group', { name: 'Findings' })).toBeDefined();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location() + hash()).toBe('/tracker/p1#line-overview-c1'));
  });

  test('finds countries and agencies with one request per pause in typing', async () => {
    const asked = findable({
      canada: { countries: [{ code: 'CA', name: 'Canada' }] },
      epa: { agencies: [{ slug: 'epa', name: 'Environmental Protection Agency', abbreviation: 'EPA' }] },
    });
    const { user, location, search } = await opened();
    await user.keyboard('canada');
    await user.click(await screen.findByRole('option', { name: /^Canada/ }));
    await waitFor(() => expect(location() + search()).toBe('/tariffs?country=CA'));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('epa');
    await user.click(await screen.findByRole('option', { name: /^Environmental Protection Agency/ }));
    await waitFor(() => expect(location() + search()).toBe('/exec?agency=epa'));
    expect(asked.map(({ query }) => query.get('query'))).toEqual(['canada', 'epa']);
  });

  test('offers to track the typed text, and to ask it if it is a question', async () => {
    const { user, location } = await opened();
    await user.keyboard('copper');
    await screen.findByRole('option', { name: 'Track “copper”' });
    expect(names()).toEqual(['Track “copper”']);
    await user.keyboard('{Enter}');
    expect(renderHook(useTrackerDialogRequest).result.current).toMatchObject({
      intention: 'create',
      draft: { tracker_description: 'copper' },
    });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('what is the tariff on steel');
    await user.click(await screen.findByRole('option', { name: 'Ask your trackers “what is the tariff on steel”' }));
    await waitFor(() => expect(location()).toBe('/list-trackers'));
  });

  test('offers no action for the typed text while a search is running', async () => {
    const { user } = await opened();
    await user.keyboard('copper');
    expect(names()).toEqual([]);
    screen.getByText('Searching…');
    await screen.findByRole('option', { name: 'Track “copper”' });
  });

  test('finds what creates a tracker by “new”', async () => {
    const { user } = await opened();
    await user.keyboard('new tracker');
    await screen.findByRole('option', { name: 'Create a tracker' });
  });

  test('changes the theme', async () => {
    const { user } = await opened();
    await user.keyboard('dark');
    await user.click(await screen.findByRole('option', { name: 'Use the dark theme' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('reports a failed search of lines and still shows the other results', async () => {
    server.get('/api/topics/find').answers(() => new Response(null, { status: 503 }));
    const { user } = await opened();
    await user.keyboard('steel');
    await screen.findByText(/The findings could not be loaded/);
    expect(names()).toContain('Steel tariffsMy Trackers / Trade / Metals');
  });

  test('moves the tracker that the page shows', async () => {
    const requests = server
      .post('/api/topics/move-tracker')
      .answers(({ body }) => ({ id: body.id, parent_id: body.destination_collection_id }));
    const { user } = await opened('/tracker/t1');
    await user.click(await screen.findByRole('option', { name: 'Move “Steel tariffs”…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move Tracker to Collection' });
    await user.click(await within(dialog).findByRole('treeitem', { name: 'Trade' }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await screen.findByText('Tracker moved successfully');
    expect(requests.map(({ body }) => body)).toEqual([{ id: 't1', destination_collection_id: 'trade' }]);
  });

  test('asks which tracker or folder to move, and lists only one’s own', async () => {
    const { user } = await opened();
    await user.keyboard('move{Enter}');
    await screen.findByRole('combobox', { name: 'Move which tracker or folder?' });
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(names().join()).not.toContain('Moon missions');
    await user.keyboard('{Escape}');
    await screen.findByRole('combobox', { name: 'Search or jump to…' });
  });

  test('runs a chosen tracker and opens it', async () => {
    const requests = server
      .post('/api/topics/tracker/{id}/run')
      .answers(() => Response.json({ run_id: 'r1' }, { status: 202 }));
    const { user, location } = await opened();
    await user.keyboard('run a tr{Enter}');
    await screen.findByRole('combobox', { name: 'Run which tracker?' });
    await user.click(await screen.findByRole('option', { name: /Steel tariffs/ }));
    await waitFor(() => expect(location()).toBe('/tracker/t1'));
    await screen.findByText('Reading the sources now');
    expect(requests.map(({ path }) => path)).toEqual(['/api/topics/tracker/t1/run']);
  });

  test('shares the tracker that the page shows, making it public after a confirmation', async () => {
    server.get('/api/topics/tracker/{id}').answers(() => trackerFixture({ tracker_id: 't1', public: false }));
    const requests = server.post('/api/topics/toggle-public/{id}').answers(() => ({ public: true }));
    const { user } = await opened('/tracker/t1');
    await screen.findByRole('option', { name: 'Share “Steel tariffs”…' });
    await user.keyboard('share{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Make Public & Copy' }));
    await screen.findByText('Tracker is now public and link copied to clipboard');
    expect(requests).toMatchObject([{ path: '/api/topics/toggle-public/t1', body: { public: true } }]);
  });

  test('asks which tracker to share, and copies the link of a public one', async () => {
    server.get('/api/topics/tracker/{id}').answers(() => trackerFixture({ tracker_id: 't1', public: true }));
    const { user } = await opened();
    await screen.findByRole('option', { name: 'Share a tracker…' });
    await user.keyboard('make public{Enter}');
    await screen.findByRole('combobox', { name: 'Share which tracker?' });
    await user.click(await screen.findByRole('option', { name: /Steel tariffs/ }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await screen.findByText('Tracker link copied to clipboard');
  });

  test('creates a folder in the folder that the page shows', async () => {
    const requests = server.post('/api/topics/create-collection').answers(() => Response.json({}, { status: 201 }));
    const { user } = await opened('/list-trackers/trade/metals');
    await user.click(await screen.findByRole('option', { name: 'Create a folder' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Copper{Enter}');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ name: 'Copper', parent_uid: 'metals' });
  });

  test.each([
    [userFixture, []],
    [{ ...userFixture, role: 'applicant', org_name: 'Rural Energy' } as const, ['Portal', 'Dashboard']],
  ])('leads to the Portal and the Dashboard for those who have access', async (person, pages) => {
    server.get('/api/common/user').answers(() => person);
    await opened();
    await screen.findByRole('option', { name: /Steel tariffs/ });
    await waitFor(() => expect(names().filter((name) => name === 'Portal' || name === 'Dashboard')).toEqual(pages));
  });

  test('opens documents by their titles', async () => {
    server.get('/api/v1/documents').answers(() => [documentFixture()]);
    const { user, location } = await opened();
    await user.keyboard('ports');
    await screen.findByRole('option', { name: /Hearing on ports/ });
    expect(names()).toEqual(['Hearing on portsHearing']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/document/d1'));
  });

  test('returns the focus when it is closed', async () => {
    const { user } = await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });
});

test.each(['german', 'deutsch', 'language', 'Sprache'])('finds the switch to German by typing %p', async (word) => {
  findable({});
  const { user } = await opened();
  await user.keyboard(word);
  await screen.findByRole('option', { name: 'Auf Deutsch anzeigen' });
});

test('finds the outbox where mails are stored instead of sent', async () => {
  findable({});
  server.get('/api/common/config').answers(() => ({ ...configFixture, outbox: true }));
  const { user } = await opened();
  await user.keyboard('outbox');
  await screen.findByRole('option', { name: 'Outbox' });
});

test('leads administrators to the administration and the App Dashboard', async () => {
  signIn();
  saveTokens({
    access: `staff.${btoa(JSON.stringify({ iat: 1000, exp: 1900, roles: ['admin'] }))}.signature`,
    refresh: 'r',
  });
  server.post('/api/common/check-staff').answers(() => ({ is_staff: true, is_admin: true, is_super: false }));
  const { user, location } = await opened();
  await screen.findByRole('option', { name: 'Administration' });
  await user.click(await screen.findByRole('option', { name: 'App Dashboard' }));
  await waitFor(() => expect(location()).toBe('/app-stats'));
});

test('offers signed-out people only the pages open to them', async () => {
  findable({ moon: { trackers: [publicTracker('p0', 'Lunar landings')] } });
  const { user, location } = await opened();
  expect(names()).toEqual([
    'Create a tracker',
    'Explore',
    'Campaigns',
    'Executive Orders',
    'Executive Branch',
    'Tariff Tracker',
    'Documents',
    'Sign In',
    'Register',
    'Use the dark theme',
    'Use the light theme',
    ...languages.filter((each) => each !== 'en').map((each) => inItsOwnWords[each].offer),
  ]);
  await user.keyboard('sign in{Enter}');
  await waitFor(() => expect(screen.getByText('sign-in')).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('moon');
  await user.click(await screen.findByRole('option', { name: /Lunar landings/ }));
  await waitFor(() => expect(location()).toBe('/tracker/p0'));
});
