import { screen } from '@testing-library/react';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { userFixture } from '#features/accounts/user.fixture';
import { Navigation } from './navigation';

const server = fakeServer();

const open = (path = '/') => {
  const ignored = jest.fn();
  return renderPage(<Navigation onPalette={ignored} onShortcuts={ignored} onImpersonate={ignored} />, { path });
};
const entries = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, new URL(link.getAttribute('href') ?? '', location.href).pathname]);

const PAGES = [
  ['Explore', '/explore'],
  ['My Trackers', '/list-trackers'],
  ['Source Sets', '/domain-sets'],
  ['Referrals', '/referrals'],
];

test('the sidebar of signed-out people links to four pages and the sign-in', () => {
  open();
  expect(entries()).toEqual(PAGES);
  screen.getByRole('button', { name: 'Sign In' });
});

test('the sidebar of signed-in people also links to the diary, the account and the sign-out, and counts their trackers', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/user').answers(() => ({ ...userFixture, tracker_count: 3, total_tracker_limit: 5 }));
  open();
  await screen.findByRole('link', { name: 'Diary' });
  const [explore, , ...others] = PAGES;
  const mine = ['My Trackers3 / 5', '/list-trackers'];
  const diary = ['Diary', '/diary'];
  expect(entries()).toEqual([explore, mine, ...others, diary, ['Account', '/user'], ['Sign Out', '/sign-in']]);
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
});

test.each([
  [{ role: 'applicant', org_name: null }, ['Portal']],
  [{ role: 'coordinator', org_name: 'Rural Energy' }, ['Dashboard']],
  [{ role: 'applicant', org_name: 'Rural Energy' }, ['Portal', 'Dashboard']],
] as const)('the sidebar of %o links to %o', async (someone, pages) => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/user').answers(() => ({ ...userFixture, ...someone }));
  open();
  await screen.findByRole('link', { name: 'Diary' });
  const names = entries().map(([name]) => name);
  expect(names.filter((name) => name === 'Portal' || name === 'Dashboard')).toEqual(pages);
});

test('super users can impersonate from the sidebar', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/user').answers(() => ({ ...userFixture, is_super: true }));
  open();
  await screen.findByRole('button', { name: 'Impersonate' });
});

const underMore = async (page: ReturnType<typeof open>) => {
  const before = entries().length;
  await page.user.click(screen.getByRole('button', { name: 'More pages', expanded: false }));
  await screen.findByRole('link', { name: 'Executive Branch' });
  return entries()
    .filter(
      ([name]) =>
        !/^(Explore|My Trackers|Source Sets|Referrals|Diary|Account|Administration|Sign Out)/.test(name ?? ''),
    )
    .slice(0, entries().length - before)
    .map(([name]) => name);
};

test('More links signed-out people to the other public pages', async () =>
  expect(await underMore(open())).toEqual([
    'Campaigns',
    'Executive Orders',
    'Executive Branch',
    'Tariff Tracker',
    'Documents',
  ]));

test('an administrator finds both dashboards under More, others the public one', async () => {
  saveTokens({
    access: `staff.${btoa(JSON.stringify({ iat: 1000, exp: 1900, roles: ['admin'] }))}.signature`,
    refresh: 'r',
  });
  server.get('/api/common/user').answers(() => userFixture);
  server.post('/api/common/check-staff').answers(() => ({ is_staff: true, is_admin: true, is_super: false }));
  const page = open();
  await screen.findByRole('link', { name: 'Diary' });
  expect(await underMore(page)).toEqual(expect.arrayContaining(['Image search', 'Topics Dashboard']));
  await screen.findByRole('link', { name: 'App Dashboard' });
});

test.each([
  ['/campaigns', 'Campaigns'],
  ['/tariffs', 'Tariff Tracker'],
  ['/image-search', 'Image search'],
])('at %s the sidebar lists that page under More and marks it alone', async (path, name) => {
  open(path);
  const here = await screen.findByRole('link', { name });
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([here]);
});

test('a document’s page marks Documents in the sidebar, which links to the list', async () => {
  open('/document/d1');
  const documents = await screen.findByRole('link', { name: 'Documents' });
  expect([documents.getAttribute('href'), documents.className.includes('active')]).toEqual(['/documents', true]);
});
