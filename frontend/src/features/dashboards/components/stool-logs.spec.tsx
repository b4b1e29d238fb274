import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { dashboardFixture, itemFixtures } from '../dashboard.fixture';
import { StoolLogs } from './stool-logs';

// Drawn in a browser only: see test/ui/dashboards.spec.ts.
jest.mock('./chart', () => ({ Chart: () => <div data-testid="chart" /> }));

const server = fakeServer();

const open = (data: readonly { readonly x: string; readonly y: number }[]) => {
  server
    .get('/api/chronic/get-dashboard')
    .answers(() => dashboardFixture([{ ...itemFixtures.series, title: 'Stool Logs Over Time' }]));
  server.get('/api/chronic/get-user-activity').answers(() => ({
    users: [
      { id: 'ann', email: 'a•••@example.org' },
      { id: 'uid-of-bo-1', email: 'b•••@example.org' },
      { id: 'uid-of-bo-2', email: 'b•••@example.org' },
    ],
  }));
  const requests = server
    .get('/api/chronic/get-user-activity/{id}')
    .answers(() => ({ data: data.length === 0 ? [] : [{ name: 'Stool logs', data: [...data] }] }));
  return { ...renderPage(<StoolLogs range={{ range: 'month' }} />), requests };
};

const sayWhy = async (user: ReturnType<typeof open>['user']) => {
  await user.type(await screen.findByLabelText('Why are you reading it?'), 'Ticket 78');
  await user.click(screen.getByRole('button', { name: 'Show the activity' }));
};

test('the page shows everybody together, and requests no person’s data until one is chosen', async () => {
  const { requests } = open([]);
  await screen.findByRole('heading', { name: 'Stool Logs Over Time' });
  await screen.findByText('Select a user to view their activity');
  expect(requests).toEqual([]);
});

test('the page shows one person, with a link to the conversation', async () => {
  const { user } = open([{ x: '2026-05-06', y: 3 }]);
  await user.selectOptions(await screen.findByLabelText('User'), 'a•••@example.org');
  await sayWhy(user);
  await screen.findByRole('heading', { name: 'Activity of this user' });
  expect(screen.getByRole('link', { name: 'Read the conversation' }).getAttribute('href')).toBe('/user-convo/ann');
});

test('data stays visible if it cannot be refreshed', async () => {
  const { user, queries } = open([{ x: '2026-05-06', y: 3 }]);
  await user.selectOptions(await screen.findByLabelText('User'), 'a•••@example.org');
  await sayWhy(user);
  await screen.findByRole('heading', { name: 'Activity of this user' });
  server.get('/api/chronic/get-dashboard').answers(() => problemResponse(503, 'UNAVAILABLE'));
  server.get('/api/chronic/get-user-activity/{id}').answers(() => problemResponse(503, 'UNAVAILABLE'));
  await act(() => queries.refetchQueries());
  expect(screen.getByRole('heading', { name: 'Stool Logs Over Time' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Activity of this user' })).toBeTruthy();
});

test('no person can be chosen if the users could not be loaded', async () => {
  const { user } = open([]);
  server.get('/api/chronic/get-user-activity').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Select a user to view their activity')).toBeNull();
  server.get('/api/chronic/get-user-activity').answers(() => ({ users: [{ id: 'ann', email: 'a•••@example.org' }] }));
  await user.click(retry);
  await screen.findByText('Select a user to view their activity');
});

test('people with the same masked address can be told apart', async () => {
  open([]);
  await screen.findByRole('option', { name: 'b•••@example.org (f-bo-1)' });
  expect(screen.getByRole('option', { name: 'b•••@example.org (f-bo-2)' })).toBeTruthy();
});

test('a person without logs is reported as such', async () => {
  const { user } = open([]);
  await user.selectOptions(await screen.findByLabelText('User'), 'a•••@example.org');
  await sayWhy(user);
  await screen.findByText('No activity data found for this user');
});

test('a person’s data is requested only with a reason, and each person requires a new one', async () => {
  const { user, requests } = open([{ x: '2026-05-06', y: 3 }]);
  const users = await screen.findByLabelText('User');
  await user.selectOptions(users, 'a•••@example.org');
  await screen.findByLabelText('Why are you reading it?');
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show the activity' }));
  await screen.findByText('Enter a reason.');
  expect(requests).toEqual([]);
  await sayWhy(user);
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.selectOptions(users, '');
  await user.selectOptions(users, 'a•••@example.org');
  await screen.findByLabelText('Why are you reading it?');
  expect(requests).toHaveLength(1);
});
