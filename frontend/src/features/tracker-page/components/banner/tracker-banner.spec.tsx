import { renderHook, screen, waitFor } from '@testing-library/react';
import { accessToken, configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { useTrackerDialogRequest } from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TrackerBanner } from './tracker-banner';

const server = fakeServer();

const plan = { tier: 'pro', label: 'Pro', trackers: 50, daily: 25 };

const open = (change: Parameters<typeof trackerFixture>[0]) =>
  renderPage(<TrackerBanner tracker={trackerFixture(change)} onOpenRun={() => undefined} />);

test('a recorded tracker says that it does not update by itself, and promises no interval', () => {
  open({ recorded: true, can_edit: false });
  screen.getByText(/does not update by itself/);
  expect(screen.queryByText('Weekly')).toBeNull();
});

describe('a tracker says who can see it:', () => {
  const folder = { shared_folder: { id: 'trade', name: 'Trade' } };

  test.each([
    ['its owner', {}, 'Private: only you and the staff of this site can see it'],
    [
      'its owner, where only its folder is shared',
      folder,
      'Private: only you and the staff of this site can see it, although its folder Trade is shared',
    ],
    ['anyone', { public: true }, 'Public: anyone can see it'],
    [
      'anyone, by its folder too',
      { public: true, ...folder },
      'Public: anyone can see it, also in the shared folder Trade',
    ],
  ])('%s', (_who, change, words) => {
    open(change);
    const [said] = screen.getAllByRole('listitem').filter(({ textContent }) => /can see it/.test(textContent ?? ''));
    expect(said?.textContent).toBe(words);
    if ('shared_folder' in change)
      expect(screen.getByRole('link', { name: 'Trade' }).getAttribute('href')).toBe('/collection/trade');
  });

  test('a recorded one says that it is recorded', () => {
    open({ recorded: true, can_edit: false, public: true });
    expect(screen.queryByText(/can see it/)).toBeNull();
  });
});

test('a tracker beyond its owner’s plan says why it is paused', async () => {
  server.get('/api/common/config').answers(() => ({ ...configFixture, plans: [plan] }));
  open({ suspended: true, can_edit: true });
  screen.getByText('Paused: beyond your plan.', { exact: false });
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/pricing');
});

test('where no plan is sold, it leads to none', async () => {
  const { queries } = open({ suspended: true, can_edit: true });
  await waitFor(() => expect(queries.getQueryData(['config'])).toBeDefined());
  screen.getByText('Paused: beyond your plan.', { exact: false });
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

describe('a recorded tracker', () => {
  const recorded = { recorded: true, can_edit: false } as const;
  beforeEach(() => saveTokens({ access: accessToken(), refresh: 'r' }));

  test('leads to a tracker of one’s own', async () => {
    const { user } = open(recorded);
    await user.click(screen.getByRole('button', { name: 'Clone it to get updates' }));
    expect(renderHook(useTrackerDialogRequest).result.current).toMatchObject({ intention: 'clone', originalId: 't1' });
  });

  test('is cloned where another is followed', async () => {
    const { user } = open(recorded);
    expect(screen.queryByRole('switch', { name: 'Following' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clone' }));
    expect(renderHook(useTrackerDialogRequest).result.current).toMatchObject({ intention: 'clone', originalId: 't1' });
  });

  test('that somebody follows from before is followed no more', async () => {
    const sent = server.post('/api/topics/toggle-following/{id}').answers(() => ({ following: false }));
    const { user } = open({ ...recorded, following: true });
    await user.click(screen.getByRole('switch', { name: 'Following' }));
    await screen.findByText('Unfollowed topic');
    expect(sent.map(({ body }) => body)).toEqual([{ following: false }]);
  });
});

describe('the RSS link', () => {
  const rss_url = 'https://aidy.example/rss/tracker/t1.secret.xml';
  const copying = (copy: () => Promise<void>) => {
    const page = open({ rss_url });
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
    return page;
  };
  afterEach(() => jest.restoreAllMocks());

  test('is copied', async () => {
    const copied: string[] = [];
    const { user } = copying(async () => void copied.push('once'));
    await user.click(screen.getByRole('button', { name: 'Copy RSS link' }));
    await screen.findByText('RSS link copied to clipboard');
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(rss_url);
    expect(copied).toEqual(['once']);
  });

  test('that cannot be copied is reported', async () => {
    const { user } = copying(() => Promise.reject(new Error('refused')));
    await user.click(screen.getByRole('button', { name: 'Copy RSS link' }));
    await screen.findByText('Failed to copy RSS link');
  });

  test('is offered only where there is one', () => {
    open({ rss_url: null });
    expect(screen.queryByRole('button', { name: 'Copy RSS link' })).toBeNull();
  });
});

test('the signed-out are told to sign in to follow', async () => {
  const { user } = open({ can_edit: false });
  const follow = screen.getByRole('switch', { name: 'Following', description: 'Sign in to follow this tracker' });
  expect(follow.getAttribute('aria-disabled')).toBe('true');
  expect(follow.textContent).toMatch(/^Follow(?!ing)/);
  await user.hover(follow);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Sign in to follow this tracker');
});

test('following is shown at once; one that fails is taken back and reported', async () => {
  saveTokens({ access: accessToken(), refresh: 'r' });
  let fail: () => void = () => undefined;
  server
    .post('/api/topics/toggle-following/{id}')
    .answers(() => new Promise<Response>((answer) => (fail = () => answer(problemResponse(503, 'UNAVAILABLE')))));
  const { user } = open({ can_edit: false, public: true });
  const toggle = screen.getByRole('switch', { name: 'Following' });
  await user.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  expect(toggle.textContent).toBe('Following');
  fail();
  await screen.findByText('Failed to update following status');
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  expect(toggle.textContent).toBe('Follow');
});

describe('the link', () => {
  beforeEach(() => jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue());
  afterEach(() => jest.restoreAllMocks());

  test('of a public tracker is copied', async () => {
    const { user } = open({ public: true });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Tracker link copied to clipboard');
  });

  test('of a private tracker is not copied if it cannot be made public', async () => {
    server.post('/api/topics/toggle-public/{id}').answers(() => problemResponse(503, 'UNAVAILABLE'));
    const { user } = open({ public: false });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await user.click(await screen.findByRole('button', { name: 'Make Public & Copy' }));
    await screen.findByText('Failed to make tracker public');
    expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  });
});

test('its feed stands among what is said of it, so that no line has it alone', () => {
  open({ rss_url: 'https://aidy.example/rss/1', can_edit: true });
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const feed = facts.indexOf('RSS');
  expect(feed).toBeGreaterThanOrEqual(0);
  expect(facts.slice(feed + 1).some((fact) => fact.startsWith('Created '))).toBe(true);
});
