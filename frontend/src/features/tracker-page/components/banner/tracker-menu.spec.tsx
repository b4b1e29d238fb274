import { renderHook, screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { useTrackerDialogRequest } from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TrackerMenu } from './tracker-menu';

const server = fakeServer();

test.each([
  ['Pause', false, '/api/topics/tracker/{id}/pause', 'Tracker paused'],
  ['Resume', true, '/api/topics/tracker/{id}/resume', 'Tracker resumed'],
] as const)('%s toggles the state and confirms it', async (item, paused, path, words) => {
  const requests = server.post(path).answers(() => ({ paused: !paused }));
  const { user } = renderPage(<TrackerMenu tracker={trackerFixture({ paused })} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByText(words);
  expect(requests).toHaveLength(1);
});

const open = async (change: Parameters<typeof trackerFixture>[0]) => {
  const page = renderPage(<TrackerMenu tracker={trackerFixture(change)} />);
  await page.user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  return page;
};
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('other readers can only clone and export', async () => {
  await open({ can_edit: false, public: true });
  expect(items()).toEqual(['Clone', 'Export as JSON', 'Export as Markdown', 'Export as CSV']);
});

test('an editor has all actions', async () => {
  await open({ public: true, rss_url: 'https://aidy.example/rss/tracker/t1.secret.xml' });
  expect(items()).toEqual([
    'Copy link',
    'Run now',
    'Pause',
    'Make private',
    'Include and exclude words',
    'Sent to',
    'Replace RSS link',
    'Clone',
    'Export as JSON',
    'Export as Markdown',
    'Export as CSV',
    'Delete',
  ]);
});

test('a private tracker is made public after a confirmation', async () => {
  const requests = server.post('/api/topics/toggle-public/{id}').answers(() => ({ public: true }));
  const { user } = await open({ public: false });
  await user.click(screen.getByRole('menuitem', { name: 'Make public…' }));
  expect(requests).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Make Public & Copy' }));
  await screen.findByText('Tracker is now public and link copied to clipboard');
  expect(requests).toMatchObject([{ body: { public: true } }]);
});

test('reports that the tracker is private even if the menu closes first', async () => {
  let accept = (): void => undefined;
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  server.post('/api/topics/toggle-public/{id}').answers(() => accepted.then(() => ({ public: false })));
  const { user } = await open({ public: true });
  await user.click(screen.getByRole('menuitem', { name: 'Make private' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  accept();
  await screen.findByText('Tracker is now private');
});

describe('the link', () => {
  beforeEach(() => jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue());
  afterEach(() => jest.restoreAllMocks());

  test('the link of a public tracker is copied', async () => {
    const { user } = await open({ public: true });
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
    await screen.findByText('Tracker link copied to clipboard');
  });

  test('the link of a private tracker is not copied if it cannot be made public', async () => {
    server.post('/api/topics/toggle-public/{id}').answers(() => problemResponse(503, 'UNAVAILABLE'));
    const { user } = await open({ public: false });
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
    await user.click(await screen.findByRole('button', { name: 'Make Public & Copy' }));
    await screen.findByText('Failed to make tracker public');
    expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  });
});

test('the RSS link is replaced only after a confirmation', async () => {
  const requests = server.post('/api/topics/rotate-rss').answers(() => ({ rss_url: 'https://aidy.example/new.xml' }));
  const { user } = await open({ rss_url: 'https://aidy.example/rss/tracker/t1.secret.xml' });
  await user.click(screen.getByRole('menuitem', { name: 'Replace RSS link' }));
  expect(requests).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Replace link' }));
  await screen.findByText('RSS link replaced');
  expect(requests).toMatchObject([{ body: { kind: 'tracker', id: 't1' } }]);
});

test('the menu opens the dialog for a clone', async () => {
  saveTokens({ access: accessToken(), refresh: 'r' });
  const { user } = await open({ can_edit: false });
  await user.click(screen.getByRole('menuitem', { name: 'Clone' }));
  expect(renderHook(useTrackerDialogRequest).result.current).toMatchObject({ intention: 'clone', originalId: 't1' });
});

describe('an export', () => {
  const saved: { name: string; size: number }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let size = 0;
    URL.createObjectURL = (file) => {
      size = (file as Blob).size;
      return 'blob:export';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, size });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('an export is saved under the tracker’s name and the day', async () => {
    const requests = server
      .get('/api/topics/tracker/{id}/export')
      .answers(() => new Response('claim_id', { headers: { 'content-type': 'text/csv' } }));
    const { user } = await open({ can_edit: false });
    await user.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toEqual([{ name: expect.any(String), size: 8 }]));
    expect(saved[0]?.name).toMatch(/^new-and-changed-tariffs-on-steel-\d{4}-\d\d-\d\d\.csv$/);
    expect(requests[0]?.query.get('format')).toBe('csv');
  });

  test('a failed export is reported', async () => {
    server.get('/api/topics/tracker/{id}/export').answers(() => problemResponse(500, 'INTERNAL'));
    const { user } = await open({ can_edit: false });
    await user.click(screen.getByRole('menuitem', { name: 'Export as JSON' }));
    await screen.findByText('Error downloading file');
    expect(saved).toEqual([]);
  });
});
