import { screen, within } from '@testing-library/react';
import { configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { AdminMenu } from './admin-menu';

const server = fakeServer();
beforeEach(() => server.get('/api/common/config').answers(() => configFixture));

const open = (hasAppDashboard = false) =>
  renderPage(<AdminMenu hasAppDashboard={hasAppDashboard} />, { path: '/:resource', url: '/users' });
const entriesUnder = (heading: string) => {
  screen.getByRole('heading', { level: 2, name: heading });
  return within(screen.getByRole('list', { name: heading }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test('the entries stand under headings, without resources that nothing fills', () => {
  open();
  expect(['People', 'Research', 'Content', 'System'].map(entriesUnder)).toEqual([
    ['Users', 'Sessions', 'API tokens', 'Impersonations', 'Follows', 'Subscriptions', 'Referrals', 'Invites'],
    ['Trackers', 'Runs', 'Claims', 'Pages', 'Feedback', 'Topics Dashboard'],
    ['Folders', 'Source Sets', 'Documents', 'Images', 'Image hosts', 'Upload questions', 'Answers'],
    ['Health', 'Jobs', 'Deliveries', 'Read models', 'Events', 'Decisions', 'Outbox', 'What’s new'],
  ]);
});

test('the App Dashboard is offered to administrators', () => {
  open(true);
  expect(entriesUnder('System')).toContain('App Dashboard');
});

test('the menu of a narrow screen is opened and closed by keyboard, and closes when a page is chosen', async () => {
  const { user } = open();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Menu', expanded: true });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('link', { name: 'Runs' }));
  screen.getByRole('button', { name: 'Menu', expanded: false });
});
