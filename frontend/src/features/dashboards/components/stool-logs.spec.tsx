import { screen } from '@testing-library/react';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { dashboardExample, itemExamples } from '../dashboard.example';
import { StoolLogs } from './stool-logs';

// Drawn in a browser only: see test/ui/dashboards.spec.ts.
jest.mock('./chart', () => ({ __esModule: true, default: () => <div data-testid="chart" /> }));

const server = fakeServer();

const open = (data: readonly { readonly x: string; readonly y: number }[]) => {
  server
    .get('/api/chronic/get-dashboard')
    .answers(() => dashboardExample([{ ...itemExamples.series, title: 'Stool Logs Over Time' }]));
  server.get('/api/chronic/get-user-activity').answers(() => ({ users: [{ id: 'ann', email: 'ann@example.org' }] }));
  const read = server
    .get('/api/chronic/get-user-activity/{id}')
    .answers(() => ({ data: data.length === 0 ? [] : [{ name: 'Stool logs', data: [...data] }] }));
  return { ...renderPage(<StoolLogs range={{ range: 'month' }} />), read };
};

test('shows everybody together, and nobody until they are chosen', async () => {
  const { read } = open([]);
  await screen.findByRole('heading', { name: 'Stool Logs Over Time' });
  await screen.findByText('Select a user to view their activity');
  expect(read).toEqual([]);
});

test('shows one person, whose conversation is a step away', async () => {
  const { user } = open([{ x: '2026-05-06', y: 3 }]);
  await user.selectOptions(await screen.findByLabelText('User'), 'ann@example.org');
  await screen.findByRole('heading', { name: 'Stool logs of this user' });
  expect(screen.getByRole('link', { name: 'Read the conversation' }).getAttribute('href')).toBe('/user-convo/ann');
});

test('says so of whoever has logged none', async () => {
  const { user } = open([]);
  await user.selectOptions(await screen.findByLabelText('User'), 'ann@example.org');
  await screen.findByText('No activity data found for this user');
});
