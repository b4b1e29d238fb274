import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { AboutTracker } from './about-tracker';

fakeServer();

const open = (change: Parameters<typeof trackerFixture>[0]) =>
  renderPage(<AboutTracker tracker={trackerFixture(change)} />);

test('a recorded tracker promises no interval', () => {
  open({ recorded: true, can_edit: false });
  expect(screen.queryByText('Weekly')).toBeNull();
});

test.each([
  [null, 0],
  ['The rate rises. [1]', 1],
])('tags can be managed once there are findings: %p', (current_state, buttons) => {
  open({ can_edit: true, current_state });
  expect(screen.queryAllByRole('button', { name: 'Manage Tags' })).toHaveLength(buttons);
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

  test('a recorded tracker says that it is recorded', () => {
    open({ recorded: true, can_edit: false, public: true });
    expect(screen.queryByText(/can see it/)).toBeNull();
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

  test('the RSS link is copied', async () => {
    const copied: string[] = [];
    const { user } = copying(async () => void copied.push('once'));
    await user.click(screen.getByRole('button', { name: 'Copy RSS link' }));
    await screen.findByText('RSS link copied to clipboard');
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(rss_url);
    expect(copied).toEqual(['once']);
  });

  test('a failure to copy the RSS link is reported', async () => {
    const { user } = copying(() => Promise.reject(new Error('refused')));
    await user.click(screen.getByRole('button', { name: 'Copy RSS link' }));
    await screen.findByText('Failed to copy RSS link');
  });

  test('the RSS link is offered only where there is a feed', () => {
    open({ rss_url: null });
    expect(screen.queryByRole('button', { name: 'Copy RSS link' })).toBeNull();
  });
});

test('its feed stands among what is said of it, so that no line has it alone', () => {
  open({ rss_url: 'https://aidy.example/rss/1', can_edit: true });
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const feed = facts.indexOf('RSS');
  expect(feed).toBeGreaterThanOrEqual(0);
  expect(facts.slice(feed + 1).some((fact) => fact.startsWith('Created '))).toBe(true);
});
