import { screen, waitFor } from '@testing-library/react';
import TrackerDialog from '../features/trackers/components/tracker-dialog';
import { closeTrackerDialog, useTrackerDialogRequest } from '../features/trackers/tracker-dialog.store';
import { keepPendingTracker, pendingTracker } from '../shared/api/pending-tracker';
import { keepTokens } from '../shared/api/session';
import { accessToken, fakeServer, problem } from '../shared/testing/fake-server';
import { renderPage } from '../shared/testing/render-page';
import { usePendingTracker } from './use-pending-tracker';

const server = fakeServer();

const App = () => {
  usePendingTracker();
  const request = useTrackerDialogRequest();
  return request === null ? null : <TrackerDialog request={request} />;
};

beforeEach(() => {
  keepPendingTracker({
    tracker_description: 'Crewed missions to the Moon',
    update_frequency: 'day',
    model: 'sonar-reasoning-pro',
    domains: ['nasa.gov'],
  });
  keepTokens({ access: accessToken(), refresh: 'refresh' });
});
afterEach(closeTrackerDialog);

test('a draft is forgotten once it is created', async () => {
  server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't9' }));
  server.post('/api/topics/initialize-tracker').answers(() => ({ tracker_id: 't9', status: 'queued' }));
  const { location } = renderPage(<App />);
  await waitFor(() => expect(location()).toBe('/tracker/t9'));
  expect(pendingTracker()).toBeNull();
});

test('a draft that the server failed at is kept', async () => {
  server.post('/api/topics/create-tracker').answers(() => problem(503, 'UNAVAILABLE'));
  renderPage(<App />);
  await screen.findByText('Error creating tracker.');
  expect(pendingTracker()).toMatchObject({ tracker_description: 'Crewed missions to the Moon' });
});

test('one that is refused can be changed', async () => {
  server.post('/api/topics/create-tracker').answers(() => problem(400, 'MAX_DAY_TRACKERS_REACHED'));
  renderPage(<App />);
  const description = await screen.findByRole('textbox', { name: 'Description' });
  expect(description).toHaveProperty('value', 'Crewed missions to the Moon');
  expect(screen.getByRole('textbox', { name: 'Domain 1' })).toHaveProperty('value', 'nasa.gov');
  expect(pendingTracker()).toBeNull();
});
